/** Whether the main pointer can hover, like a mouse. False on phones and tablets, and when unknown. */
export function canHover(): boolean {
  return globalThis.matchMedia?.('(hover: hover)').matches ?? false;
}
