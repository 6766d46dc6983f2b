import { PIN_TEXT_NAMES, type PinTextName, type PublicPinTexts } from '../src/domain/pins/pin-texts.ts';

/** What the texts that people write about a pin are called in calls and answers. */
export const WIRE_TEXT_NAMES = {
  title: 'title',
  description: 'description',
  link: 'link',
  altText: 'alt_text',
  note: 'note',
} as const satisfies Readonly<Record<PinTextName, string>>;

type WireNames = typeof WIRE_TEXT_NAMES;

/** Of each text something, by its name on the wire. */
export type ByWireName<Texts> = { [Name in keyof Texts as WireNames[Name & PinTextName]]: Texts[Name] };

/** Those that everybody sees who sees the pin. */
export type WirePublicPinTexts = ByWireName<{
  -readonly [Name in keyof PublicPinTexts]: PublicPinTexts[Name];
}>;

/** The same texts under their names on the wire; those that are left out stay so. */
export function textsByWireName<Texts extends { readonly [Name in PinTextName]?: string }>(
  texts: Texts,
): ByWireName<Pick<Texts, keyof Texts & PinTextName>> {
  return Object.fromEntries(
    PIN_TEXT_NAMES.filter((name) => texts[name] !== undefined).map((name) => [
      WIRE_TEXT_NAMES[name],
      texts[name],
    ]),
  ) as ByWireName<Pick<Texts, keyof Texts & PinTextName>>;
}

/** The names of the texts by those on the wire. */
export const NAMES_OF_WIRE_TEXTS: Readonly<Record<string, PinTextName>> = Object.fromEntries(
  PIN_TEXT_NAMES.map((name) => [WIRE_TEXT_NAMES[name], name]),
);
