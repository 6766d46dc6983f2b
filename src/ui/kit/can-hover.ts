/** Whether the main pointer hovers, as a mouse does. False on phones and tablets, and where nothing is known. */
export function canHover(): boolean {
  return globalThis.matchMedia?.('(hover: hover)').matches ?? false;
}
