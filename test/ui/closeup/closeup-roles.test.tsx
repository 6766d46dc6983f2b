// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { aViewer } from '../../builders/a-user.ts';
import { bobsPin, aSavingServer } from '../saving/open-wall.tsx';
import { fillBrowserGaps, runIdleTasksAtOnce } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
beforeEach(runIdleTasksAtOnce);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const ANN = aViewer({ entityId: toUserId('11'), username: 'ann' });
const REACTED: Partial<WirePin> = {
  reaction_counts: { 1: 2 },
  reaction_counts_data: [{ reaction_type: 1, reaction_count: 2 }],
};

async function openPin(fields: Partial<WirePin>, viewer: typeof ANN | null) {
  const pin = bobsPin({ id: '101', ...fields });
  const app = openApp({ at: '/pin/101/', server: aSavingServer([pin]), viewer });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const has = (role: 'button' | 'link', name: string | RegExp) => screen.queryByRole(role, { name }) !== null;

test('who is signed in saves, sends, reports and reacts, and edits nothing of others', async () => {
  const { user } = await openPin(REACTED, ANN);
  await screen.findByRole('button', { name: 'React' });
  await screen.findByRole('button', { name: 'Send' });
  expect([has('button', /^Save/), has('link', 'Edit Pin')]).toEqual([true, false]);
  await user.click(await screen.findByRole('button', { name: 'More options' }));
  expect(await screen.findByRole('menuitem', { name: 'Report Pin' })).toBeDefined();
});

test('a visitor sees how people have reacted, and neither edits, sends, reports nor reacts', async () => {
  const { user, server } = await openPin({ ...REACTED, access: ['write'] }, null);
  await screen.findByRole('list', { name: '2 reactions' });
  for (const name of ['React', 'Send', 'Report Pin', 'More options']) expect(has('button', name)).toBe(false);
  expect(has('link', 'Edit Pin')).toBe(false);
  await user.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByRole('dialog', { name: 'Log in to save this Pin' })).toBeDefined();
  expect(server.optionsOf('Repin.create')).toEqual([]);
});

test.each<[string, Partial<WirePin>, boolean]>([
  ['of somebody else', { access: [] }, false],
  ['with write access', { access: ['write'] }, true],
])('a pin %s offers to edit it: %s', async (_whose, fields, shown) => {
  await openPin(fields, ANN);
  await screen.findByRole('button', { name: 'Send' });
  expect(has('link', 'Edit Pin')).toBe(shown);
});
