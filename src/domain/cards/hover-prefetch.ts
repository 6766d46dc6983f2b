/** The experiment about when the large picture of a pin is fetched that somebody may be about to open. */
export const HOVER_PREFETCH = 'hover_prefetch';

/** When it is fetched: after the pointer has been on the card so long, when it is pressed, or not before it is wanted. */
export type PrefetchMoment =
  { readonly kind: 'hover'; readonly ms: number } | { readonly kind: 'press' } | { readonly kind: 'never' };

const DELAYS_MS: Readonly<Record<string, number>> = { '100': 100, '200': 200, '300': 300, '500': 500 };
const USUAL_MS = 200;
const EMPLOYEES_MS = 100;

export interface PrefetchViewer {
  readonly isEmployee: boolean;
  /** The browser is to load as little as it can. */
  readonly savesData: boolean;
}

/** The moment that needs no experiment, or null. */
export function settledPrefetch({ isEmployee, savesData }: PrefetchViewer): PrefetchMoment | null {
  if (savesData) return { kind: 'never' };
  return isEmployee ? { kind: 'hover', ms: EMPLOYEES_MS } : null;
}

/** The moment of a group of the experiment. */
export function prefetchOf(group: string): PrefetchMoment {
  return group === 'mousedown' ? { kind: 'press' } : { kind: 'hover', ms: DELAYS_MS[group] ?? USUAL_MS };
}
