import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { evaluateRelated, SMALL, type Evaluation } from '../../bench/evaluation/evaluate-related.ts';

const accepted = JSON.parse(
  readFileSync(new URL('../../bench/evaluation/accepted.json', import.meta.url), 'utf8'),
) as Evaluation;

/** Recall may fall by this share. */
const MARGIN = 0.03;

describe('related pins find what people have saved next', () => {
  let found: Evaluation;
  beforeAll(async () => {
    found = await evaluateRelated(SMALL);
  });

  test.each(['one pin', 'five pins'] as const)('from %s as well as accepted', (method) => {
    for (const figure of ['recallAt25', 'recallAt100'] as const) {
      expect(found[method][figure]).toBeGreaterThanOrEqual(accepted[method][figure] * (1 - MARGIN));
    }
  });

  test.each(['popular', 'newest'] as const)('better than %s', (baseline) => {
    for (const method of ['one pin', 'five pins'] as const) {
      expect(found[method].recallAt25).toBeGreaterThan(found[baseline].recallAt25);
      expect(found[method].recallAt100).toBeGreaterThan(found[baseline].recallAt100);
      expect(found[method].hitAt10).toBeGreaterThan(found[baseline].hitAt10);
    }
  });
});
