import type { ValuesOf } from './internal/values-of.ts';

declare const needs: unique symbol;

/**
 * Identifies a text of the catalogue and carries the type of its values. The build replaces it by a number, so that the
 * texts of a language can be one list.
 */
export type Message<Values extends object = object> = {
  /** `feature.name`; the key of translations. */
  readonly key: string;
  /** ICU MessageFormat. */
  readonly english: string;
  readonly [needs]?: (values: Values) => void;
};

/** The values of a message: texts, and numbers that determine plurals. */
export type Values = Readonly<Record<string, string | number>>;

/**
 * A text that is not translated yet: a message with its values, if it has any. Views translate it into the reader's
 * language.
 */
export type Phrase =
  | (Message<Record<never, never>> & { readonly message?: undefined; readonly values?: undefined })
  | { readonly message: Message<never>; readonly values: Values };

/** The English texts of a feature, in its own file `messages.en.ts`. The names are used in the code of views. */
export function messages<const Texts extends Readonly<Record<string, string>>>(
  feature: string,
  texts: Texts,
): { readonly [Name in keyof Texts]: Message<ValuesOf<Texts[Name]>> } {
  return Object.fromEntries(
    Object.entries(texts).map(([name, english]) => [name, { key: `${feature}.${name}`, english }]),
  ) as unknown as { readonly [Name in keyof Texts]: Message<ValuesOf<Texts[Name]>> };
}

/** A message with its values. */
export function phrase<Needed extends Values>(message: Message<Needed>, values: Needed): Phrase {
  return { message: message as Message<never>, values };
}
