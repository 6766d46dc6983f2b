import { withoutAccents } from './search-form.ts';
import { singularOf } from './internal/singular.ts';

/** Words of one class find each other: they differ in accents or number only. */
export function wordClass(word: string): string {
  return singularOf(withoutAccents(word));
}
