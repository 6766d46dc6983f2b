import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  SharpPictureProcessor,
  type SharpPictureProcessorOptions,
} from '../../../server/adapters/images/sharp-picture-processor.ts';
import { PicturesBusy } from '../../../server/application/ports/media/media.ts';
import { refusalOf } from './refusal-of.ts';

const WORKER = new URL('./troubled-worker.ts', import.meta.url);
const order = (text: string) => Buffer.from(`GIF89a${text}`, 'latin1');

let processor: SharpPictureProcessor;
let warnings: unknown[];
const open = (options: Partial<SharpPictureProcessorOptions> = {}) => {
  const logger = { warn: (...line: unknown[]) => void warnings.push(line) };
  processor = new SharpPictureProcessor({ logger, workerUrl: WORKER, ...options });
  return processor;
};
beforeEach(() => {
  warnings = [];
});
afterEach(() => processor.close());

/** The process id of the worker that takes the next job. */
async function workerOf(subject: SharpPictureProcessor): Promise<number> {
  return Number((await refusalOf(subject.ingest(order('who')))).text);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

async function untilGone(pid: number): Promise<void> {
  while (isAlive(pid)) await wait(10);
}

describe('a picture that brings the decoder down', () => {
  test.each([
    ['crashes', 'crash'],
    ['stalls', 'stall'],
  ])('%s it: it is refused, noted, and the next one is fine', async (_name, text) => {
    open({ workers: 1, timeoutMs: 1000 });
    const [bad, next] = await Promise.all([refusalOf(processor.ingest(order(text))), workerOf(processor)]);

    expect(bad).toEqual({ kind: 'bad_media', text: expect.stringContaining('couldn’t be read') });
    expect(next).toBeGreaterThan(0);
    expect(warnings).toHaveLength(1);
  });

  test('leaves pictures in the other worker alone', async () => {
    open({ workers: 2, slowMs: 0, timeoutMs: 1000 });
    const pictures = ['crash', 'who', 'who', 'stall', 'who', 'crash', 'who'].map((text) =>
      refusalOf(processor.ingest(order(text))),
    );

    const texts = (await Promise.all(pictures)).map(({ text }) => text);

    expect(texts.map((text) => /^\d+$/.test(text))).toEqual([false, true, true, false, true, false, true]);
  });
});

describe('worker processes', () => {
  test('there are none without work', async () => {
    open({ idleMs: 50 });
    const pid = await workerOf(processor);

    await untilGone(pid);
    expect(isAlive(pid)).toBe(false);
  });

  test('one is used again while it is fresh', async () => {
    open();

    expect(await workerOf(processor)).toBe(await workerOf(processor));
  });

  test('one after another is given to the same while it is quick', async () => {
    open({ workers: 2, slowMs: 60_000 });
    const pids = await Promise.all(Array.from({ length: 12 }, () => workerOf(processor)));

    expect(new Set(pids).size).toBe(1);
  });

  test('another one goes on while the first is slow', async () => {
    open({ workers: 2, slowMs: 50 });
    const slow = Promise.allSettled([processor.ingest(order('stall'))]);
    const pid = await workerOf(processor);
    await processor.close();
    await slow;

    expect(pid).toBeGreaterThan(0);
  });

  test('there are never more than allowed', async () => {
    open({ workers: 2, slowMs: 0 });
    const pids = await Promise.all(Array.from({ length: 12 }, () => workerOf(processor)));

    expect(new Set(pids).size).toBe(2);
  });

  test('they end with the processor', async () => {
    open();
    const pid = await workerOf(processor);
    await processor.close();

    await untilGone(pid);
    await expect(processor.ingest(order('who'))).rejects.toThrow(PicturesBusy);
  });

  test('one that cannot start is nobody’s picture’s fault', async () => {
    open({ workerUrl: new URL('./no-such-worker.ts', import.meta.url) });

    await expect(processor.ingest(order('who'))).rejects.toThrow('did not start');
  });

  test('they know nothing of the server’s environment', async () => {
    open({ workerUrl: new URL('./environment-worker.ts', import.meta.url) });
    process.env['SESSION_SECRET'] = 'do not tell';
    const { text } = await refusalOf(processor.ingest(order('environment')));
    delete process.env['SESSION_SECRET'];

    expect(text).toContain('PATH');
    expect(text).not.toContain('SESSION_SECRET');
  });
});

describe('work of the background', () => {
  /** What the worker has answered, in this order. */
  const answers: string[] = [];
  const noteWhenDone = async (name: string, work: Promise<unknown>) => {
    await work;
    answers.push(name);
  };
  const sendThree = () => [
    noteWhenDone('first', processor.ingest(order('who'))),
    noteWhenDone('background', processor.renderAvif(order('who'), [])),
    noteWhenDone('second', processor.ingest(order('who'))),
  ];
  beforeEach(() => (answers.length = 0));

  test('waits until nobody wants anything else', async () => {
    open({ workers: 1 });
    await Promise.all(sendThree());
    expect(answers).toEqual(['first', 'second', 'background']);
  });

  test('waits no longer than its patience', async () => {
    open({ workers: 1, patienceMs: 0 });
    await Promise.all(sendThree());
    expect(answers).toEqual(['first', 'background', 'second']);
  });

  test('is turned away when the processor closes', async () => {
    open({ workers: 1 });
    const [first, background] = [processor.ingest(order('stall')), processor.renderAvif(order('who'), [])];
    const ends = Promise.allSettled([first, background]);
    await processor.close();
    expect((await ends)[1]).toMatchObject({ status: 'rejected', reason: expect.any(PicturesBusy) });
  });
});

test('when too many wait the next is sent away', async () => {
  open({ workers: 1, maxWaiting: 3 });
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, () => workerOf(processor)));

  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'rejected',
  ]);
});
