import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usernameCandidates } from '../../../../../server/application/accounts/internal/sign-up/username-candidates.ts';
import { checkUsername } from '../../../../../src/domain/limits/username-field.ts';
import { isReservedName } from '../../../../../src/domain/routes/reserved-words.ts';

test.each([
  ['Ann Example', ['annexample', 'ann_example', 'annexample2', 'annexample3', 'annexample_4711']],
  ['Zoë', ['zoe', 'zoe2', 'zoe3', 'zoe_4711']],
  ['2 Chairs', ['chairs', 'chairs2', 'chairs3', 'chairs_4711']],
  ['Jo', ['jopinner', 'jopinner2', 'jopinner3', 'jopinner_4711']],
  ['settings', ['settings2', 'settings3', 'settings_4711']],
  ['李', ['pinner', 'pinner2', 'pinner3', 'pinner_4711']],
])('%s may be called %o', (name, candidates) => {
  expect(usernameCandidates(name, '4711')).toEqual(candidates);
});

test('whatever somebody is called, there is a name for them, and every candidate is allowed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
      const candidates = usernameCandidates(name, '12345678');
      expect(candidates.length).toBeGreaterThan(0);
      for (const candidate of candidates) {
        expect(checkUsername(candidate, isReservedName)).toEqual({ ok: true, value: candidate });
      }
    }),
  );
});
