import { byName, NO_PIN_TEXTS, type PinTexts } from '../../../../../src/domain/pins/pin-texts.ts';
import { WIRE_TEXT_NAMES, type ByWireName } from '../../../../../wire/pin-text-names.ts';

/** Texts as calls give them: null and empty ones are none, what is undefined was not sent. */
type GivenTexts = Partial<ByWireName<{ readonly [Name in keyof PinTexts]: string | null | undefined }>>;

/** The texts of a new pin; what was not sent is none. */
export function newTexts(options: GivenTexts): PinTexts {
  return byName((name) => options[WIRE_TEXT_NAMES[name]] || NO_PIN_TEXTS[name]) as PinTexts;
}

/** Each text as it shall be; undefined where it stays as it is. */
export function changedTexts(options: GivenTexts) {
  return byName((name) => {
    const text = options[WIRE_TEXT_NAMES[name]];
    return text === undefined ? undefined : text || NO_PIN_TEXTS[name];
  }) as { readonly [Name in keyof PinTexts]: PinTexts[Name] | undefined };
}
