import { expect, test } from 'vitest';
import { Semaphore } from '../../src/application/semaphore.ts';
import { newCancellation } from '../../src/application/cancellation.ts';

/** Uploads that end when the test says so. */
function sending(semaphore: Semaphore) {
  const going: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    going,
    send(name: string, cancellation = newCancellation()) {
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      const send = () => {
        going.push(name);
        return end.promise.finally(() => going.splice(going.indexOf(name), 1));
      };
      return semaphore.run(send, cancellation);
    },
    end: (name: string) => ends.get(name)!.resolve(name),
    fail: (name: string) => ends.get(name)!.reject(new Error(name)),
  };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('only so many go at a time, the others in their order', async () => {
  const { going, send, end } = sending(new Semaphore(2));
  const sent = ['a', 'b', 'c', 'd'].map((name) => send(name));
  await settled();
  expect(going).toEqual(['a', 'b']);
  end('b');
  await settled();
  expect(going).toEqual(['a', 'c']);
  end('a');
  end('c');
  await settled();
  end('d');
  expect(await Promise.all(sent)).toEqual(['a', 'b', 'c', 'd']);
});

test('one that fails makes room for the next', async () => {
  const { going, send, fail } = sending(new Semaphore(1));
  const first = send('a');
  void send('b');
  await settled();
  fail('a');
  await expect(first).rejects.toThrow('a');
  await settled();
  expect(going).toEqual(['b']);
});

test('one that is cancelled while it waits is never sent, and holds nobody up', async () => {
  const { going, send, end } = sending(new Semaphore(1));
  const cancellation = newCancellation();
  void send('a');
  const waiting = send('b', cancellation);
  void send('c');
  cancellation.cancel();
  expect(await waiting).toBeUndefined();
  end('a');
  await settled();
  expect(going).toEqual(['c']);
});

test('one that comes just when another ends does not push past those who wait', async () => {
  const { going, send, end } = sending(new Semaphore(1));
  const first = send('a');
  void send('b');
  await settled();
  end('a');
  await first;
  void send('c');
  await settled();
  expect(going).toEqual(['b']);
});
