import { pinTitle } from '../pins/pin-title.ts';
import type { Pin } from '../pins/pin.ts';
import { isLongerThan } from '../text/graphemes.ts';

const UNIFIED_MIN_LENGTH = 3;

/** The display name of a pin: that of its page, or else its title. */
export function displayName(pin: Pick<Pin, 'richMetadata' | 'title'>): string {
  return pin.richMetadata?.displayName || pin.title;
}

/** The description from all sources, unless it is too short or only repeats the display name. */
export function unifiedDescription(
  pin: Pick<Pin, 'closeupUnifiedDescription' | 'richMetadata' | 'title'>,
): string | null {
  const unified = pin.closeupUnifiedDescription;
  if (!isLongerThan(unified.trim(), UNIFIED_MIN_LENGTH)) return null;
  return comparable(unified) === comparable(displayName(pin)) ? null : unified;
}

/**
 * The description on the closeup: the unified one, or else its own, or else that of the pin. It is omitted when it only
 * repeats the title or the display name.
 */
export function closeupDescription(
  pin: Pick<
    Pin,
    | 'closeupUnifiedDescription'
    | 'closeupDescription'
    | 'description'
    | 'richMetadata'
    | 'title'
    | 'storyPinData'
  >,
): string {
  const names = [displayName(pin), pinTitle(pin)].map(comparable);
  const texts = [unifiedDescription(pin) ?? '', pin.closeupDescription, pin.description];
  return texts.find((text) => text !== '' && !names.includes(comparable(text))) ?? '';
}

function comparable(text: string): string {
  return text.trim().toLowerCase();
}
