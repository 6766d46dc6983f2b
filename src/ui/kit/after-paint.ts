/** No frame comes in a window that is not seen. */
const LONGEST_FRAME_MS = 100;

/** Waits until what has changed is on the screen: what is not needed for it then costs nobody time. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
}
