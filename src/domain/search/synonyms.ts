import { searchForm } from './search-form.ts';
import { SYNONYM_GROUPS } from './internal/synonym-groups.ts';
import { wordClass } from './word-class.ts';

/** A line that is longer, or has more words, is a mistake. */
const LINE_MAX = 500;
const GROUP_MAX = 20;
/** The most words of a phrase. */
export const PHRASE_MAX = 3;

/** A meaning of several words, as their classes. */
export type SynonymPhrase = readonly string[];

/** What means the same as a word, or as several words in a row: single words by their class, and phrases. */
export type SameMeaning = { readonly words: ReadonlySet<string>; readonly phrases: readonly SynonymPhrase[] };

/** Words and phrases that find each other's pins, with less weight than their own. */
export class Synonyms {
  readonly #byTerm = new Map<string, { readonly words: Set<string>; readonly phrases: SynonymPhrase[] }>();

  /** A group is one line of words or phrases with commas between them; further lines may be added. */
  constructor(lines: readonly string[]) {
    for (const line of lines) this.#add(line);
  }

  /** What means the same as these classes of words in a row; usually one. */
  of(...classes: readonly string[]): SameMeaning {
    return this.#byTerm.get(classes.join(' ')) ?? NONE;
  }

  #add(line: string): void {
    if (line.length > LINE_MAX || line.trimStart().startsWith('#')) return;
    const terms = [...new Set(line.split(',').map(termOf))].filter((term) => term !== '').slice(0, GROUP_MAX);
    for (const term of terms) {
      const same = this.#byTerm.get(term) ?? { words: new Set(), phrases: [] };
      for (const other of terms) {
        if (other === term) continue;
        if (other.includes(' ')) same.phrases.push(other.split(' '));
        else same.words.add(other);
      }
      this.#byTerm.set(term, same);
    }
  }
}

/** The classes of the words of a term; empty for one with too many words. */
function termOf(text: string): string {
  const words = searchForm(text).trim().split(/\s+/);
  return words.length > PHRASE_MAX ? '' : words.map(wordClass).join(' ');
}

const NONE: SameMeaning = { words: new Set(), phrases: [] };

const OWN = new Synonyms(SYNONYM_GROUPS);

/** The groups that come with the program, and further lines. */
export function synonymsWith(lines: readonly string[]): Synonyms {
  return lines.length === 0 ? OWN : new Synonyms([...SYNONYM_GROUPS, ...lines]);
}
