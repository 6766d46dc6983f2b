import type { PageStatements } from '../page-statements.ts';
import { plainText } from './things.ts';

/** The meta tags of a page by name. */
export class PageMetas {
  readonly #values = new Map<string, string[]>();

  constructor(metas: PageStatements['metas']) {
    for (const { name, content } of metas) {
      const values = this.#values.get(name);
      if (values === undefined) this.#values.set(name, [content]);
      else values.push(content);
    }
  }

  /** The first non-empty value of these names, in this order; empty when there is none. */
  first(...names: readonly string[]): string {
    for (const name of names) {
      const text = this.all(name)
        .map((value) => plainText(value, 500))
        .find((value) => value !== '');
      if (text !== undefined) return text;
    }
    return '';
  }

  /** All values of this name in page order. */
  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }
}
