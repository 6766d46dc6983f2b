import { IN_DELTA, IN_MAIN } from '../index/postings.ts';
import type { TextIndex } from '../index/text-index.ts';

const WEIGHTS = 256;
/** Words that so many pins have in names of boards alone are not suggested. */
const LOOKED_AT = 1_000;

/**
 * Whether at least two people say all of these terms of their pins, a pair as neighbours in a title, and `also` holds
 * for these pins. What only one person has said, or a board alone, is not suggested to others.
 */
export function areOfSeveralPeople(
  terms: readonly number[],
  index: TextIndex,
  also: (document: number) => boolean = () => true,
): boolean {
  const { postings, table, vocabulary } = index;
  const rarest = terms.reduce((a, b) => (vocabulary.countOf(b) < vocabulary.countOf(a) ? b : a));
  let person = -1;
  const isSecond = (document: number) => {
    const isSaid =
      terms.length > 1
        ? hasPair(index.titleOf(document), terms)
        : index.ownTermsOf(document).includes(rarest);
    if (!isSaid) return false;
    if (!also(document)) return false;
    const pinner = table.columns.pinner[document]!;
    if (person !== -1 && pinner !== person) return true;
    person = pinner;
    return false;
  };
  const start = postings.starts[rarest] ?? 0;
  const end = Math.min(postings.starts[rarest + 1] ?? 0, start + LOOKED_AT);
  for (let at = start; at < end; at++) {
    const document = postings.documents[at]!;
    if (postings.where[document] === IN_MAIN && isSecond(document)) return true;
  }
  for (const entry of postings.deltaOf(rarest)) {
    const document = Math.floor(entry / WEIGHTS);
    if (postings.where[document] === IN_DELTA && isSecond(document)) return true;
  }
  return false;
}

function hasPair(title: Uint32Array, [first, second]: readonly number[]): boolean {
  for (let at = 1; at < title.length; at++) if (title[at - 1] === first && title[at] === second) return true;
  return false;
}
