import { CONTROL_GROUP } from '../experiments/experiment.ts';

/** The experiment about prefetching the large picture of a pin before its card is opened. */
const HOVER_PREFETCH = 'hover_prefetch';

/** When to prefetch: after the pointer has been on the card for `ms`, on press, or never. */
export type PrefetchMoment =
  { readonly kind: 'hover'; readonly ms: number } | { readonly kind: 'press' } | { readonly kind: 'never' };

const DELAYS_MS: Readonly<Record<string, number>> = { '100': 100, '200': 200, '300': 300, '500': 500 };
const USUAL_MS = 200;
const EMPLOYEES_MS = 100;

export interface PrefetchViewer {
  readonly isEmployee: boolean;
  /** The browser should load as little as possible. */
  readonly savesData: boolean;
}

/** @param groups of the viewer, by experiment */
export function prefetchMoment(
  { isEmployee, savesData }: PrefetchViewer,
  groups: Readonly<Record<string, string>>,
): PrefetchMoment {
  if (savesData) return { kind: 'never' };
  if (isEmployee) return { kind: 'hover', ms: EMPLOYEES_MS };
  const group = groups[HOVER_PREFETCH] ?? CONTROL_GROUP;
  return group === 'mousedown' ? { kind: 'press' } : { kind: 'hover', ms: DELAYS_MS[group] ?? USUAL_MS };
}
