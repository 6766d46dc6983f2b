import { describe, expect, test } from 'vitest';
import { HidePin } from '../../../src/application/feedback/hide-pin.ts';
import { SendReport } from '../../../src/application/feedback/send-report.ts';
import type { Hiding, Report } from '../../../src/application/ports/pins/pin-feedback-gateway.ts';
import { aPin } from '../../builders/a-pin.ts';

const pin = aPin();

test('a pin is hidden by the call of the place where it was met', async () => {
  const heard: Hiding[] = [];
  const feedback = {
    hide(hiding: Hiding) {
      heard.push(hiding);
      return Promise.resolve({ kind: 'done' as const });
    },
  };
  const hidePin = new HidePin({ feedback });
  await hidePin.run({ pin, surface: 'SearchItem', query: 'oak', hidden: true });
  await hidePin.run({ pin, surface: 'AuthHomefeed', query: undefined, hidden: false });
  const told = { pinId: pin.entityId, kind: 'image' };
  expect(heard).toEqual([
    { ...told, place: { kind: 'search', query: 'oak' }, hidden: true },
    { ...told, place: { kind: 'p2p' }, hidden: false },
  ]);
});

describe('a report', () => {
  const heard: Report[] = [];
  const feedback = {
    report(report: Report) {
      heard.push(report);
      return Promise.resolve({ kind: 'done' as const });
    },
  };
  const report = (text: string) =>
    new SendReport({ feedback }).run({
      object: { objectType: 'pin', objectId: pin.entityId },
      reason: 'other',
      text,
    });

  test('may say up to 1000 characters more, which are cleaned', async () => {
    expect(await report(` ${'a'.repeat(1000)}\0 `)).toEqual({ kind: 'done' });
    expect(heard.at(-1)?.text).toBe('a'.repeat(1000));
  });

  test('that says more is refused before the server is asked', async () => {
    const before = heard.length;
    expect(await report('a'.repeat(1001))).toMatchObject({
      kind: 'refused',
      fields: [{ name: 'text', problem: 'too_long', limit: 1000 }],
    });
    expect(heard).toHaveLength(before);
  });
});
