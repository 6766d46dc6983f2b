import type { PinMethod } from './pin.ts';

export const PIN_METHODS: readonly PinMethod[] = [
  'button',
  'button_external',
  'uploaded',
  'scraped',
  'bookmarklet',
];

/** How a pin came into being: who used a button without the mark of a page of ours used one on another site. */
export function pinMethod(said: PinMethod, guid: string | undefined): PinMethod {
  return said === 'button' && guid === undefined ? 'button_external' : said;
}
