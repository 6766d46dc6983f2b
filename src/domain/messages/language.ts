import { formatLocale } from '../locales/format-locale.ts';
import type { CompiledMessage } from './compiled-message.ts';
import type { Message, Phrase, Values } from './message.ts';

/** The texts of a language in its file: by number in a build, otherwise by key. */
export type LanguageFile = {
  /** BCP 47: `en`, `pt-BR`. */
  readonly tag: string;
  readonly direction: 'ltr' | 'rtl';
  readonly texts: Readonly<Record<string | number, CompiledMessage>>;
};

/** Hebrew, Arabic and their neighbours. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A language of the interface, for the readers of one locale: with its number formats and plural rules. */
export class Language {
  readonly tag: string;
  /** The locale of dates and numbers: `de-AT` of a reader of `de` (`formatLocale`). */
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly #texts: LanguageFile['texts'];
  readonly #numbers: Intl.NumberFormat;
  readonly #plurals: Intl.PluralRules;

  constructor({ tag, direction, texts }: LanguageFile, locale = tag) {
    this.tag = tag;
    this.locale = formatLocale(locale);
    this.direction = direction;
    this.#texts = texts;
    this.#numbers = new Intl.NumberFormat(this.locale);
    this.#plurals = new Intl.PluralRules(tag);
  }

  /**
   * A text with its values. Those that may run in the other direction, such as names, are isolated, so that the words
   * and marks around them keep their places.
   */
  text(phrase: Phrase): string {
    return this.#parts(this.#texts[keyOf(phrase.message ?? phrase)]!, phrase.values ?? {}, 0).join('');
  }

  /** A text around values that are not texts, such as links: as parts, in the order of this language. */
  parts<Part, Needed extends Values>(
    message: Message<Needed>,
    values: { readonly [Name in keyof Needed]: Part | Needed[Name] },
  ): readonly (Part | string)[] {
    return this.#parts<Part>(this.#texts[keyOf(message)]!, values, 0);
  }

  #parts<Part>(
    message: CompiledMessage,
    values: Readonly<Record<string, Part | string | number>>,
    count: number,
  ): readonly (Part | string)[] {
    if (typeof message === 'string') return [message];
    return message.flatMap((part): readonly (Part | string)[] => {
      if (typeof part === 'string') return [part];
      if (part === 0) return [this.#numbers.format(count)];
      const value = values[part[0]]!;
      if (part.length === 1)
        return [
          typeof value === 'number'
            ? this.#numbers.format(value)
            : typeof value === 'string' && (this.direction === 'rtl' || RIGHT_TO_LEFT.test(value))
              ? `\u2068${value}\u2069`
              : (value as Part),
        ];
      const [, by, options] = part;
      const chosen =
        by === 'plural'
          ? (options[`=${value as number}`] ?? options[this.#plurals.select(value as number)])
          : options[value as string];
      return this.#parts(chosen ?? options.other!, values, by === 'plural' ? (value as number) : count);
    });
  }
}

/** Builds replace messages by numbers. */
function keyOf(message: Message<never>): string | number {
  return message.key ?? message;
}
