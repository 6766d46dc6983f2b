import { formatRoute } from './format-route.ts';

export interface PinAddressInput {
  readonly pin: { readonly id: string; readonly seoUrl: string };
  readonly signedIn: boolean;
}

/** The address that links to a pin: the readable one for visitors (search engines follow it), else the direct one. */
export function pinAddress({ pin, signedIn }: PinAddressInput): string {
  return signedIn || pin.seoUrl === '' ? formatRoute({ kind: 'pin', pinId: pin.id }) : pin.seoUrl;
}
