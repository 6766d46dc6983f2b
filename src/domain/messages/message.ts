import type { ValuesOf } from './values-of.ts';

declare const needs: unique symbol;

/**
 * Names one text of the catalogue and carries the type of the values that stand in it. The build puts a number in its
 * place; the texts of a language then travel as one list.
 */
export type Message<Values extends object = object> = {
  /** `feature.name`; translations are kept under it. */
  readonly key: string;
  /** ICU MessageFormat. */
  readonly english: string;
  readonly [needs]?: (values: Values) => void;
};

/** What stands in a message: texts, and numbers that decide about plurals. */
export type Values = Readonly<Record<string, string | number>>;

/** A text in no language yet: a message, with its values if it needs some. Views put it into the reader's language. */
export type Phrase =
  | (Message<Record<never, never>> & { readonly message?: undefined; readonly values?: undefined })
  | { readonly message: Message<never>; readonly values: Values };

/** The English texts of a feature, in a file `messages.en.ts` of its own. Names are those of the views' code. */
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
