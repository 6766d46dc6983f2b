import { formatRoute } from './format-route.ts';

export interface PinAddressInput {
  readonly pin: { readonly id: string; readonly seoUrl: string };
  readonly isVisitor: boolean;
}

/** The address for links to a pin: the readable one for visitors (and search engines), otherwise the direct one. */
export function pinAddress({ pin, isVisitor }: PinAddressInput): string {
  return isVisitor && pin.seoUrl !== '' ? pin.seoUrl : formatRoute({ kind: 'pin', pinId: pin.id });
}
