import { expect, test } from 'vitest';
import { SessionStore } from '../../../../src/ui/base/stores/session-store.ts';
import { aViewer } from '../../../builders/a-user.ts';

test('a visitor until somebody is shown', () => {
  const session = new SessionStore();
  expect(session.signedIn).toBe(false);
  session.show(aViewer());
  expect(session.signedIn).toBe(true);
  session.show(null);
  expect(session.signedIn).toBe(false);
});

test('pins that were made count at once', () => {
  const session = new SessionStore();
  session.countPins(1);
  expect(session.viewer).toBeNull();
  session.show(aViewer({ pinCount: 1 }));
  session.countPins(2);
  expect(session.viewer?.pinCount).toBe(3);
});
