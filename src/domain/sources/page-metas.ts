import type { PageStatements } from './page-statements.ts';
import { plainText } from './things.ts';

/** What the head of a page says, by name. */
export class PageMetas {
  readonly #values = new Map<string, string[]>();

  constructor(metas: PageStatements['metas']) {
    for (const { name, content } of metas) {
      const values = this.#values.get(name);
      if (values === undefined) this.#values.set(name, [content]);
      else values.push(content);
    }
  }

  /** The first text under the first of these names that has one; empty when none has. */
  first(...names: readonly string[]): string {
    for (const name of names) {
      const text = this.all(name)
        .map((value) => plainText(value, 500))
        .find((value) => value !== '');
      if (text !== undefined) return text;
    }
    return '';
  }

  /** As they stand in the page. */
  all(name: string): readonly string[] {
    return this.#values.get(name) ?? [];
  }
}
