import { expect, test } from 'vitest';
import { canUndo, REMOVED_KEPT_DAYS } from '../../../src/domain/reports/decision.ts';

const KEPT = REMOVED_KEPT_DAYS * 86_400_000;
const removal = { action: 'remove', objectType: 'pin', createdAt: 0, undoneAt: null } as const;

test('a removal is taken back while the content is kept: half a year, and while an appeal waits', () => {
  expect([canUndo(removal, KEPT - 1), canUndo(removal, KEPT), canUndo(removal, KEPT, true)]).toEqual([
    true,
    false,
    true,
  ]);
  expect(canUndo({ ...removal, objectType: 'board' }, 0, true)).toBe(false);
  expect(canUndo({ ...removal, undoneAt: 1 }, 2, true)).toBe(false);
});

test('a restriction is lifted at any time', () => {
  expect(canUndo({ ...removal, action: 'restrict_user', objectType: 'user' }, 9 * KEPT)).toBe(true);
});
