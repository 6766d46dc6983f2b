/** A share with its 95 % confidence interval, from 0 to 1. Differences of shares may be negative. */
export type Estimate = { readonly value: number; readonly low: number; readonly high: number };

/** The 97.5 % quantile of the normal distribution. */
const Z = 1.959_964;
/** The value that chi-square with one degree of freedom exceeds once in a thousand times. */
const CHI_SQUARE_LIMIT = 10.828;
/** Below this expected count chi-square says nothing. */
const LEAST_EXPECTED = 5;

/** The share of successes with its score interval (Wilson). `all` is larger than 0. */
export function binomialInterval(successes: number, all: number): Estimate {
  const share = successes / all;
  const square = Z * Z;
  const middle = (share + square / (2 * all)) / (1 + square / all);
  const half = (Z / (1 + square / all)) * Math.sqrt((share * (1 - share)) / all + square / (4 * all * all));
  return { value: share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** The difference to a group in which nobody succeeded (Newcombe's interval of two independent shares). */
export function differenceToNone(successes: number, all: number, others: number): Estimate {
  const own = binomialInterval(successes, all);
  const other = binomialInterval(0, others);
  return {
    value: own.value,
    low: own.value - Math.hypot(own.value - own.low, other.high),
    high: own.value + (own.high - own.value),
  };
}

/** True if this many of all would come about less than once in a thousand times by chance (chi-square). */
export function isUnlikelyShare(found: number, all: number, share: number): boolean {
  const expected = all * share;
  const rest = all - expected;
  if (Math.min(expected, rest) < LEAST_EXPECTED) return false;
  const off = (found - expected) ** 2;
  return off / expected + off / rest > CHI_SQUARE_LIMIT;
}
