import { expect, test } from 'vitest';
import { CountUnseen } from '../../../../server/application/experiences/count-unseen.ts';
import { aDefinition, aSet } from '../../../builders/experiences.ts';

test('what was not seen had been reached; unknown experiences are not counted', () => {
  const noted: string[] = [];
  const counting = new CountUnseen({
    experiences: { current: () => aSet(aDefinition({ experienceId: 7 })) },
    experienceCounts: { note: (event, id) => void noted.push(`${id} ${event}`) },
  });
  counting.run(7, 'anchor_missing');
  counting.run(8, 'failed');
  expect(noted).toEqual(['7 reached', '7 anchor_missing']);
  // It was viewed, so it is reached already.
  counting.run(7, 'no_action');
  expect(noted.slice(2)).toEqual(['7 no_action']);
});
