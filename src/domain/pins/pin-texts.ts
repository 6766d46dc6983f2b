import type { Checked } from '../limits/checked.ts';
import { checkTextField, TEXT_FIELDS, type TextField } from '../limits/text-field.ts';
import { checkLink } from '../links/link-field.ts';

/** The texts that people write about a pin: the rule for checking each, and its stored value when it is empty. */
const PIN_TEXTS = {
  title: { rule: 'pinTitle', none: '' },
  description: { rule: 'pinDescription', none: '' },
  /** http(s) only. */
  link: { rule: 'link', none: null },
  altText: { rule: 'altText', none: null },
  /** Visible only with write access to the pin. */
  note: { rule: 'note', none: null },
} as const satisfies Record<string, { readonly rule: TextField | 'link'; readonly none: '' | null }>;

export type PinTextName = keyof typeof PIN_TEXTS;

/** The stored texts. */
export type PinTexts = {
  readonly [Name in PinTextName]: string | (typeof PIN_TEXTS)[Name]['none'];
};

/** The texts that are visible to every viewer of the pin. */
export type PublicPinTexts = Omit<PinTexts, 'note'>;

/** The typed texts; empty = none. */
export type TypedPinTexts = Readonly<Record<PinTextName, string>>;

export const PIN_TEXT_NAMES = Object.keys(PIN_TEXTS) as readonly PinTextName[];

/** The texts that a story has too, outside its pages. */
export const STORY_TEXT_NAMES = [
  'title',
  'description',
  'link',
  'altText',
] as const satisfies readonly PinTextName[];

/** The texts of a pin without any. */
export const NO_PIN_TEXTS = byName((name) => PIN_TEXTS[name].none) as PinTexts;

/** Maps each text name to a value. */
export function byName<Value>(valueOf: (name: PinTextName) => Value): Readonly<Record<PinTextName, Value>> {
  return Object.fromEntries(PIN_TEXT_NAMES.map((name) => [name, valueOf(name)])) as Record<
    PinTextName,
    Value
  >;
}

/** Picks the texts from an object. */
export function pinTextsOf<Holder extends Readonly<Record<PinTextName, string | null>>>(
  holder: Holder,
): Pick<Holder, PinTextName> {
  return byName((name) => holder[name]) as Pick<Holder, PinTextName>;
}

/** Checks the given texts, each by the rule of its field. */
export function checkPinTexts(texts: Partial<TypedPinTexts>): Readonly<Record<string, Checked<unknown>>> {
  return Object.fromEntries(
    PIN_TEXT_NAMES.filter((name) => texts[name] !== undefined).map((name) => {
      const { rule } = PIN_TEXTS[name];
      return [name, rule === 'link' ? checkLink(texts[name]) : checkTextField(rule, texts[name])];
    }),
  );
}

/** Maximum characters of a text; undefined for the link. */
export function pinTextLimit(name: PinTextName): number | undefined {
  const { rule } = PIN_TEXTS[name];
  return rule === 'link' ? undefined : TEXT_FIELDS[rule].max;
}
