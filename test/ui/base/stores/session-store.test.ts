import { expect, test } from 'vitest';
import { toUserId } from '../../../../src/domain/ids/ids.ts';
import { SessionStore } from '../../../../src/ui/base/stores/session-store.ts';
import { aViewer } from '../../../builders/a-user.ts';

test('a visitor until somebody is shown', () => {
  const session = new SessionStore();
  expect([session.kind, session.memberId]).toEqual(['visitor', null]);
  session.show(aViewer({ entityId: toUserId('11') }));
  expect([session.kind, session.memberId]).toEqual(['full', '11']);
  session.show(null);
  expect(session.kind).toBe('visitor');
});

test('who came by the link of a mail is known and changes nothing', () => {
  const session = new SessionStore();
  session.show(aViewer({ kind: 'limited' }));
  expect([session.kind, session.memberId]).toEqual(['limited', null]);
});

test('pins that were made count at once', () => {
  const session = new SessionStore();
  session.countPins(1);
  expect(session.viewer).toBeNull();
  session.show(aViewer({ pinCount: 1 }));
  session.countPins(2);
  expect(session.viewer?.pinCount).toBe(3);
});
