/** Where the operator's apps are; null where there is none. */
export type AppAddresses = { readonly appStoreUrl: string | null; readonly playStoreUrl: string | null };

/** The address of the app for a phone or tablet, by its user agent; null for other devices and without an app. */
export function appForDevice(userAgent: string, { appStoreUrl, playStoreUrl }: AppAddresses): string | null {
  if (/\b(?:iPhone|iPad|iPod)\b/.test(userAgent)) return appStoreUrl;
  return /\bAndroid\b/.test(userAgent) ? playStoreUrl : null;
}
