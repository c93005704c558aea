/** Time that is left, in words. */
import type { Say } from "../words/say.ts";

/** Minutes and seconds, or days and hours. */
export function clockText(seconds: number, say: Say): string {
  if (seconds >= 86_400) {
    const days = Math.floor(seconds / 86_400);
    return say("clock-days", { days, hours: Math.floor((seconds % 86_400) / 3600) });
  }
  const whole = Math.ceil(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((one, i) => (i === 0 ? `${one}` : `${one}`.padStart(2, "0"))).join(":");
}
