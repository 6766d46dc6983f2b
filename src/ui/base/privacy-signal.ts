/** Whether the browser sends Global Privacy Control. */
export function hasPrivacySignal(): boolean {
  const { globalPrivacyControl } = navigator as { readonly globalPrivacyControl?: boolean };
  return globalPrivacyControl === true;
}
