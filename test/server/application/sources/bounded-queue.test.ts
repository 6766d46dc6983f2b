import { expect, test } from 'vitest';
import { BoundedQueue } from '../../../../server/application/sources/internal/bounded-queue.ts';

function opened(options: { atOnce: number; mostWaiting: number }) {
  const turns = new BoundedQueue(options);
  const begun: PromiseWithResolvers<string>[] = [];
  const ask = () =>
    turns.run(() => {
      const work = Promise.withResolvers<string>();
      begun.push(work);
      return work.promise;
    });
  return { begun, ask };
}

test('a limited number runs at a time; the next starts when one ends, also by a failure', async () => {
  const { begun, ask } = opened({ atOnce: 2, mostWaiting: 9 });
  const all = [ask(), ask(), ask(), ask()];
  expect(begun).toHaveLength(2);
  begun[0]!.resolve('first');
  expect(await all[0]).toBe('first');
  expect(begun).toHaveLength(3);
  begun[1]!.reject(new Error('broken'));
  await expect(all[1]).rejects.toThrow('broken');
  expect(begun).toHaveLength(4);
  begun[2]!.resolve('third');
  begun[3]!.resolve('fourth');
  expect(await Promise.all(all.slice(2))).toEqual(['third', 'fourth']);
  void ask();
  expect(begun).toHaveLength(5);
});

test('work is refused while the queue is full', async () => {
  const { begun, ask } = opened({ atOnce: 1, mostWaiting: 1 });
  void ask();
  void ask();
  expect(await ask()).toBeUndefined();
  expect(begun).toHaveLength(1);
});
