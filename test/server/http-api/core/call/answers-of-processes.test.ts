import { describe, expect, test } from 'vitest';
import { AnswersOfProcesses } from '../../../../../server/adapters/http-api/core/call/answers-of-processes.ts';
import type { CallAnswer } from '../../../../../server/adapters/http-api/core/call/define-call.ts';
import type { CreateClaim, SharedAnswers } from '../../../../../server/application/ports/processes.ts';
import { toUserId } from '../../../../../src/domain/ids/ids.ts';
import { aSessionRecord } from '../../../../builders/a-session-record.ts';
import { aUserRecord } from '../../../../builders/a-user-record.ts';

const CREATE = { userId: toUserId('7'), key: 'thing_create a', body: 'one' };
const clock = { now: () => 1000 };

/** One key in memory, and alarms that ring at once; `onLook` runs at each. */
function shared({ onLook = () => undefined }: { readonly onLook?: (kept: Kept) => void } = {}) {
  const kept: Kept = { claim: null, until: 0 };
  const answers: SharedAnswers = {
    claim: async ({ body }, until) => {
      if (kept.claim !== null) return kept.claim;
      Object.assign(kept, { claim: { kind: 'running', body }, until });
      return { kind: 'granted' };
    },
    keep: async ({ body }, answer, until) => {
      Object.assign(kept, { claim: { kind: 'answered', body, answer }, until });
    },
    release: async (_create, until) => {
      if (kept.until === until) kept.claim = null;
    },
  };
  const timer = {
    after: () => {
      onLook(kept);
      return { rung: Promise.resolve(), stop: () => undefined };
    },
  };
  const aProcess = () => new AnswersOfProcesses({ answers, clock, timer });
  return { kept, answers, aProcess };
}
type Kept = { claim: CreateClaim | null; until: number };

const never = async (): Promise<CallAnswer> => {
  throw new Error('This create must not run.');
};

describe('a create with a key, in several processes', () => {
  test('runs in one of them; another gives the same answer', async () => {
    const { aProcess } = shared();
    const first = { data: { id: '5' }, made: '5', beside: { more: undefined } };
    expect(await aProcess().once(CREATE, async () => first)).toBe(first);
    expect(await aProcess().once(CREATE, never)).toEqual({ data: { id: '5' }, made: '5', beside: {} });
  });

  test('waits for the first run in another process', async () => {
    const answer = '{"data":{"id":"5"}}';
    const { kept, aProcess } = shared({
      onLook: (seen) => Object.assign(seen, { claim: { kind: 'answered', body: 'one', answer } }),
    });
    kept.claim = { kind: 'running', body: 'one' };
    expect(await aProcess().once(CREATE, never)).toEqual({ data: { id: '5' } });
  });

  test('is told to come again when the first run takes long', async () => {
    const { kept, aProcess } = shared();
    kept.claim = { kind: 'running', body: 'one' };
    await expect(aProcess().once(CREATE, never)).rejects.toMatchObject({ reason: 'unavailable' });
  });

  test('with other options is refused, and names what was made', async () => {
    const { kept, aProcess } = shared();
    kept.claim = { kind: 'running', body: 'two' };
    await expect(aProcess().once(CREATE, never)).rejects.toMatchObject({ reason: 'conflict' });
    kept.claim = { kind: 'answered', body: 'two', answer: '{"data":1,"made":"5"}' };
    await expect(aProcess().once(CREATE, never)).rejects.toMatchObject({
      reason: 'conflict',
      details: { extra: { made: '5' } },
    });
  });

  test('gives its key back when it fails, and when it opened a session', async () => {
    const { aProcess } = shared();
    const failing = async () => Promise.reject(new Error('no'));
    await expect(aProcess().once(CREATE, failing)).rejects.toThrow('no');
    const effect = { kind: 'session_started', token: 't', session: aSessionRecord(), user: aUserRecord() };
    await aProcess().once(CREATE, async () => ({ data: 1, effects: [effect] as CallAnswer['effects'] }));
    expect(await aProcess().once(CREATE, async () => ({ data: 2 }))).toEqual({ data: 2 });
  });

  test('is answered even when its answer cannot be kept', async () => {
    const { answers, aProcess } = shared();
    answers.keep = () => Promise.reject(new Error('The store is gone.'));
    expect(await aProcess().once(CREATE, async () => ({ data: 1 }))).toEqual({ data: 1 });
  });
});
