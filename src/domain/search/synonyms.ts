import { searchForm } from './search-form.ts';
import { SYNONYM_GROUPS } from './internal/synonym-groups.ts';
import { wordClass } from './word-class.ts';

/** A line that is longer, or has more words, is a mistake. */
const LINE_MAX = 500;
const GROUP_MAX = 20;

/** Words that find each other's pins, with less weight than their own. */
export class Synonyms {
  readonly #byClass = new Map<string, Set<string>>();

  /** A group is one line of words with commas between them; further lines may be added. */
  constructor(lines: readonly string[]) {
    for (const line of lines) this.#add(line);
  }

  /** The classes of the words that mean the same as the words of this class. */
  of(wordClassKey: string): ReadonlySet<string> {
    return this.#byClass.get(wordClassKey) ?? NONE;
  }

  #add(line: string): void {
    if (line.length > LINE_MAX || line.trimStart().startsWith('#')) return;
    const words = line.split(',').map((word) => wordClass(searchForm(word).trim()));
    const group = [...new Set(words)].filter((word) => word !== '' && !/\s/.test(word)).slice(0, GROUP_MAX);
    for (const word of group) {
      const others = this.#byClass.get(word) ?? new Set();
      for (const other of group) if (other !== word) others.add(other);
      this.#byClass.set(word, others);
    }
  }
}

const NONE: ReadonlySet<string> = new Set();

const OWN = new Synonyms(SYNONYM_GROUPS);

/** The groups that come with the program, and further lines. */
export function synonymsWith(lines: readonly string[]): Synonyms {
  return lines.length === 0 ? OWN : new Synonyms([...SYNONYM_GROUPS, ...lines]);
}
