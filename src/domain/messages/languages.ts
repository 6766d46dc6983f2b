import { readerLocale, type Reader, type ReaderLocale } from '../locales/reader-locale.ts';
import { Language, type LanguageFile } from './language.ts';

/** Locales repeat, but anybody can send new ones. */
const MAX_KNOWN = 200;

/** The offered languages, and who reads which. */
export class Languages {
  readonly #files: readonly LanguageFile[];
  readonly #choices: { readonly offered: readonly string[]; readonly fallback: string };
  readonly #readers = new Map<string, ReaderLocale>();
  readonly #languages = new Map<string, Language>();

  /** @param fallback the locale of readers of whom nothing is known */
  constructor(files: readonly LanguageFile[], fallback: string) {
    this.#files = files;
    this.#choices = { offered: files.map(({ tag }) => tag), fallback };
  }

  /** The tags of the offered languages. */
  get offered(): readonly string[] {
    return this.#choices.offered;
  }

  /** The locale of a reader, remembered for the next request. */
  localeOf(reader: Reader): ReaderLocale {
    return remembered(this.#readers, JSON.stringify([reader.account, reader.acceptLanguage]), () =>
      readerLocale(reader, this.#choices),
    );
  }

  /** The language of an account's locale, where no browser tells anything. */
  forLocale(locale: string): Language {
    return this.languageOf(this.localeOf({ account: locale, acceptLanguage: null }));
  }

  /** The language of a reader's locale. */
  languageOf({ locale, language }: ReaderLocale): Language {
    return remembered(this.#languages, locale, () => {
      const file = this.#files.find(({ tag }) => tag === language);
      if (file === undefined) throw new RangeError(`There are no texts in ${language}.`);
      return new Language(file, locale);
    });
  }
}

function remembered<V>(known: Map<string, V>, key: string, find: () => V): V {
  const old = known.get(key);
  if (old !== undefined) return old;
  if (known.size >= MAX_KNOWN) known.clear();
  const found = find();
  known.set(key, found);
  return found;
}
