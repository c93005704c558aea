import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(html|js|css|svg|webmanifest|json)$/;

/** Beside each text a gzipped one, so that the server never compresses. */
export function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle).filter((one) => TEXT.test(one))) {
        const file = join(options.dir ?? "", name);
        const packed = gzipSync(readFileSync(file), { level: constants.Z_BEST_COMPRESSION });
        writeFileSync(`${file}.gz`, packed);
      }
    },
  };
}
