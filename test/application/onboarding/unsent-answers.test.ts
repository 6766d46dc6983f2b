import { expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { UnsentAnswers } from '../../../src/application/onboarding/unsent-answers.ts';
import { toPinId, toTopicId, toUserId } from '../../../src/domain/ids/ids.ts';

const ANN = toUserId('11');
const PICKS = {
  topicIds: [toTopicId('1')],
  pinIds: [toPinId('2')],
  useCase: 'plan',
  gender: 'male',
} as const;

test('what was picked is there after a reload, for this person only', () => {
  const storage = new InMemoryKeyValueStorage();
  new UnsentAnswers(storage).keep(ANN, PICKS);
  expect(new UnsentAnswers(storage).of(ANN)).toEqual(PICKS);
  expect(new UnsentAnswers(storage).of(toUserId('12'))).toEqual({});
});

test('a pick that was taken back is not made again', () => {
  const answers = new UnsentAnswers(new InMemoryKeyValueStorage());
  answers.keep(ANN, { topicIds: [] });
  expect(answers.of(ANN)).toEqual({ topicIds: [] });
});

test('nothing is stored of what was sent', () => {
  const storage = new InMemoryKeyValueStorage();
  const answers = new UnsentAnswers(storage);
  answers.keep(ANN, PICKS);
  answers.keep(ANN, {});
  expect(storage.keys('')).toEqual([]);
});

test.each(['', '7', '[]', '{', '{"gender":"cat","useCase":"nap","topicIds":"1","pinIds":[3]}'])(
  'what is no answer is left out: %s',
  (text) => {
    const storage = new InMemoryKeyValueStorage();
    storage.set(`pinakes:onboarding:${ANN}`, text);
    const { gender, useCase, topicIds, pinIds = [] } = new UnsentAnswers(storage).of(ANN);
    expect([gender, useCase, topicIds, pinIds]).toEqual([undefined, undefined, undefined, []]);
  },
);
