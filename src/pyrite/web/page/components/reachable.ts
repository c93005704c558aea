import type { Attachment } from "svelte/attachments";

const FOCUSABLE = "button:not(:disabled), a[href], input, select, textarea, [tabindex='0']";

function scrolls(one: HTMLElement): boolean {
  return one.scrollHeight > one.clientHeight || one.scrollWidth > one.clientWidth;
}

function holdsFocusable(one: HTMLElement): boolean {
  return [...one.querySelectorAll(FOCUSABLE)].some((button) => button.checkVisibility());
}

/** Keys scroll what has the focus: what scrolls and holds nothing to press can be reached itself. */
export function reachable(label: string): Attachment<HTMLElement> {
  return (place) => {
    const look = () => set(place, label, scrolls(place) && !holdsFocusable(place));
    const sizes = new ResizeObserver(look);
    function follow(): void {
      sizes.disconnect();
      for (const one of [place, ...place.children]) sizes.observe(one); // looks at once, too
    }
    const content = new MutationObserver(follow);
    content.observe(place, { childList: true, subtree: true, attributeFilter: ["disabled"] });
    follow();
    return () => {
      sizes.disconnect();
      content.disconnect();
    };
  };
}

function set(place: HTMLElement, label: string, isReached: boolean): void {
  const looks = { tabindex: "0", role: "region", "aria-label": label };
  for (const [name, value] of Object.entries(looks)) {
    if (isReached) place.setAttribute(name, value);
    else place.removeAttribute(name);
  }
}
