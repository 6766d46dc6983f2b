import { PIN_TEXT_NAMES, type PinTextName, type PublicPinTexts } from '../src/domain/pins/pin-texts.ts';

/** The names of a pin's texts in calls and responses. */
export const WIRE_TEXT_NAMES = {
  title: 'title',
  description: 'description',
  link: 'link',
  altText: 'alt_text',
  note: 'note',
} as const satisfies Readonly<Record<PinTextName, string>>;

type WireNames = typeof WIRE_TEXT_NAMES;

/** A value for each text, by its name on the wire. */
export type ByWireName<Texts> = { [Name in keyof Texts as WireNames[Name & PinTextName]]: Texts[Name] };

/** The public texts: everybody who sees the pin sees them. */
export type WirePublicPinTexts = ByWireName<{
  -readonly [Name in keyof PublicPinTexts]: PublicPinTexts[Name];
}>;

/** Renames texts to their names on the wire; omitted ones stay omitted. */
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

/** The texts by their names on the wire. */
export const NAMES_OF_WIRE_TEXTS: Readonly<Record<string, PinTextName>> = Object.fromEntries(
  PIN_TEXT_NAMES.map((name) => [WIRE_TEXT_NAMES[name], name]),
);
