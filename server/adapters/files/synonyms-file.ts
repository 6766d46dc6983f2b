import type { SynonymList } from '../../application/ports/synonym-list.ts';
import type { Clock, Logger } from '../../application/ports/surroundings.ts';
import { OperatorFile } from './operator-file.ts';

/** A larger file is a mistake. Characters. */
const SIZE_MAX = 1_000_000;

/** The operator's synonyms: a text file with one group a line; lines that begin with `#` are remarks. */
export class SynonymsFile implements SynonymList {
  readonly #file: OperatorFile<readonly string[]>;

  constructor(path: string, deps: { readonly clock: Clock; readonly logger: Pick<Logger, 'warn'> }) {
    this.#file = new OperatorFile({ path, none: [], parse: linesIn, event: 'synonyms.unreadable' }, deps);
  }

  lines(): readonly string[] {
    return this.#file.value();
  }
}

/** @throws {RangeError} for a text that is too long */
function linesIn(text: string): readonly string[] {
  if (text.length > SIZE_MAX) throw new RangeError('The file of synonyms is too large.');
  return text.split('\n').filter((line) => line.includes(',') && !line.trimStart().startsWith('#'));
}
