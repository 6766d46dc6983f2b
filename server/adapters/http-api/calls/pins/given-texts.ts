import { byName, NO_PIN_TEXTS, type PinTexts } from '../../../../../src/domain/pins/pin-texts.ts';
import { WIRE_TEXT_NAMES, type ByWireName } from '../../../../../wire/pin-text-names.ts';

/** Text options of a call: null and empty texts remove the value, undefined was not sent. */
type GivenTexts = Partial<ByWireName<{ readonly [Name in keyof PinTexts]: string | null | undefined }>>;

/** The texts of a new pin; options that were not sent become null. */
export function newTexts(options: GivenTexts): PinTexts {
  return byName((name) => options[WIRE_TEXT_NAMES[name]] || NO_PIN_TEXTS[name]) as PinTexts;
}

/** The new value of each text; undefined leaves the current one. */
export function changedTexts(options: GivenTexts) {
  return byName((name) => {
    const text = options[WIRE_TEXT_NAMES[name]];
    return text === undefined ? undefined : text || NO_PIN_TEXTS[name];
  }) as { readonly [Name in keyof PinTexts]: PinTexts[Name] | undefined };
}
