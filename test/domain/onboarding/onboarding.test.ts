import { expect, test } from 'vitest';
import {
  isFinished,
  offeredSteps,
  openStep,
  parseOnboarding,
  withStep,
} from '../../../src/domain/onboarding/onboarding.ts';

test('the steps have one order, without the app that nobody offers', () => {
  expect(offeredSteps({ topicCount: 40, pinCount: 100, appUrl: null })).toEqual([
    'Gender',
    'InterestPicker',
    'UseCase',
    'PinPicker',
    'LoadingStep',
  ]);
});

test.each([
  [{ topicCount: 2, pinCount: 30 }, ['Gender', 'UseCase', 'PinPicker', 'LoadingStep']],
  [{ topicCount: 4, pinCount: 6 }, ['Gender', 'UseCase', 'PinPicker', 'LoadingStep']],
  [{ topicCount: 5, pinCount: 5 }, ['Gender', 'InterestPicker', 'UseCase', 'LoadingStep']],
  [{ topicCount: 4, pinCount: 5 }, []],
  [{ topicCount: 0, pinCount: 0 }, []],
])('a server with %o offers %j', (choice, steps) => {
  expect(offeredSteps({ ...choice, appUrl: null })).toEqual(steps);
});

test('the app is the last step where there is one, and never the only one', () => {
  const appUrl = 'https://store.example/app';
  expect(offeredSteps({ topicCount: 40, pinCount: 100, appUrl }).at(-1)).toBe('AppInstall');
  expect(offeredSteps({ topicCount: 0, pinCount: 0, appUrl })).toEqual([]);
});

test('the first step without an answer is the next one', () => {
  const offered = ['Gender', 'UseCase', 'LoadingStep'] as const;
  expect(openStep(offered, { steps: {} })).toBe('Gender');
  expect(openStep(offered, { steps: { Gender: 'skipped' } })).toBe('UseCase');
  expect(openStep(offered, { steps: { Gender: 'done', UseCase: 'done', LoadingStep: 'done' } })).toBe(
    undefined,
  );
});

test('skipping an answered step keeps its answer', () => {
  expect(withStep({ steps: { Gender: 'done' } }, 'Gender', 'skipped')).toEqual({ Gender: 'done' });
  expect(withStep({ steps: { Gender: 'skipped' } }, 'Gender', 'done')).toEqual({ Gender: 'done' });
});

test('the last step ends all', () => {
  expect(isFinished({ steps: { Gender: 'done' } })).toBe(false);
  expect(isFinished({ steps: { LoadingStep: 'skipped' } })).toBe(true);
});

test('what is stored is read again, and what is no answer is left out', () => {
  const stored = {
    steps: { Gender: 'skipped', InterestPicker: 'done' },
    topicIds: ['1001', '1002'],
    useCase: 'shop',
    pinIds: ['7'],
  };
  expect(parseOnboarding(stored)).toEqual(stored);
  const nothing = { steps: {}, topicIds: [], useCase: null, pinIds: [] };
  for (const value of [null, 7, 'text', [], { steps: 'x', topicIds: 5, useCase: 'nap', pinIds: {} }])
    expect(parseOnboarding(value)).toEqual(nothing);
  expect(parseOnboarding({ steps: { Gender: 'maybe', Nap: 'done' }, topicIds: [1, '2'] })).toEqual({
    ...nothing,
    topicIds: ['2'],
  });
});
