import type { PinMethod } from './pin.ts';

export const PIN_METHODS: readonly PinMethod[] = [
  'button',
  'button_external',
  'uploaded',
  'scraped',
  'bookmarklet',
];

/** How a pin was created. A pin from a button without the mark of one of our pages was created on another site. */
export function pinMethod(said: PinMethod, guid: string | undefined): PinMethod {
  return said === 'button' && guid === undefined ? 'button_external' : said;
}
