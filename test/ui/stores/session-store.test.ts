import { expect, test } from 'vitest';
import { SessionStore } from '../../../src/ui/stores/session-store.ts';
import { aViewer } from '../../builders/a-user.ts';

test('a visitor until somebody is shown', () => {
  const session = new SessionStore();
  expect(session.signedIn).toBe(false);
  session.show(aViewer());
  expect(session.signedIn).toBe(true);
  session.show(null);
  expect(session.signedIn).toBe(false);
});
