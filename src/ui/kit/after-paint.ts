/** Hidden windows render no frame. */
const LONGEST_FRAME_MS = 100;

/** Resolves after the next paint, so that less urgent work does not delay it. */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_FRAME_MS);
  });
}
