import { withoutAccents } from './search-form.ts';
import { arabicStem } from './internal/arabic-stem.ts';
import { singularOf } from './internal/singular.ts';

/** Words of one class find each other: they differ in accents, number or article only. */
export function wordClass(word: string): string {
  return arabicStem(singularOf(withoutAccents(word)));
}
