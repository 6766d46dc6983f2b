// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireSettings } from '../../builders/a-wire-settings.ts';
import { aWireUser } from '../../builders/a-wire-user.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const VIEWER = aViewer({ entityId: toUserId('1'), username: 'vera' });

async function openProfile(fields = {}, viewer: typeof VIEWER | null = VIEWER) {
  const wire = aWireUser({ id: '7', username: 'bea', full_name: 'Bea Oak', ...fields });
  const server = new WireServer()
    .on('User.get', aWireAnswer(wire))
    .on('Boards.get', aWireAnswer([]))
    .on('UserSettings.get', aWireAnswer(aWireSettings()))
    .on('UserBlock.create', aWireAnswer({ ok: true }))
    .on('UserBlock.delete', aWireAnswer({ ok: true }));
  const app = openApp({ at: '/bea/', server, viewer });
  await screen.findByRole('heading', { name: 'Bea Oak' });
  return app;
}

async function block({ user }: Awaited<ReturnType<typeof openProfile>>) {
  await user.click(screen.getByRole('button', { name: 'More options for Bea Oak' }));
  await user.click(screen.getByRole('menuitem', { name: 'Block Bea Oak' }));
}

describe('blocking a person', () => {
  test('ends following, and can be taken back at once', async () => {
    const app = await openProfile({ explicitly_followed_by_me: true });
    await block(app);
    expect(await screen.findByText('You blocked Bea Oak')).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Follow/ })).toBeNull();
    expect(app.server.optionsOf('UserBlock.create')).toEqual([{ blocked_user_id: '7' }]);
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Follow Bea Oak' })).toBeDefined();
  });

  test('and letting in again at once ends with following no more', async () => {
    const app = await openProfile({ explicitly_followed_by_me: true });
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    app.server.on('UserBlock.create', () => answer.promise);
    await block(app);
    await app.user.click(await screen.findByRole('button', { name: 'Unblock Bea Oak' }));
    expect(app.server.optionsOf('UserBlock.delete')).toEqual([]);
    await act(async () => answer.resolve(aWireAnswer({ ok: true })));
    await expect.poll(() => app.server.optionsOf('UserBlock.delete')).toEqual([{ blocked_user_id: '7' }]);
    expect(await screen.findByRole('button', { name: 'Follow Bea Oak' })).toBeDefined();
  });

  test('ends a following that is just being told', async () => {
    const app = await openProfile();
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    app.server.on('UserFollow.create', () => answer.promise);
    await app.user.click(await screen.findByRole('button', { name: 'Follow Bea Oak' }));
    await block(app);
    await screen.findByText('You blocked Bea Oak');
    await act(async () => answer.resolve(aWireAnswer({})));
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Follow Bea Oak' })).toBeDefined();
  });

  test('is said and can be undone, also when somebody was just let in again', async () => {
    const app = await openProfile({ blocked_by_me: true });
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    app.server.on('UserBlock.delete', () => answer.promise);
    await app.user.click(screen.getByRole('button', { name: 'Unblock Bea Oak' }));
    await block(app);
    await act(async () => answer.resolve(aWireAnswer({ ok: true })));
    expect(await screen.findByText('You blocked Bea Oak')).toBeDefined();
    expect(app.server.optionsOf('UserBlock.create')).toEqual([{ blocked_user_id: '7' }]);
  });

  test('is taken back, visibly, when the server did not hear of it', async () => {
    const app = await openProfile({ explicitly_followed_by_me: true });
    app.server.on('UserBlock.create', noAnswer);
    await block(app);
    expect(await screen.findByText(/You seem to be offline/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Following Bea Oak' })).toBeDefined();
  });

  test('ends where the profile says that one has blocked them', async () => {
    const { user, server } = await openProfile({ blocked_by_me: true });
    await user.click(screen.getByRole('button', { name: 'Unblock Bea Oak' }));
    expect(await screen.findByRole('button', { name: 'Follow Bea Oak' })).toBeDefined();
    expect(server.optionsOf('UserBlock.delete')).toEqual([{ blocked_user_id: '7' }]);
  });

  test('is for people who are logged in', async () => {
    await openProfile({}, null);
    expect(screen.queryByRole('button', { name: 'More options for Bea Oak' })).toBeNull();
  });
});

test('a person is reported with a reason', async () => {
  const { user, server } = await openProfile();
  server.on('Report.create', aWireAnswer({ id: '1', state: 'open' }));
  await user.click(screen.getByRole('button', { name: 'More options for Bea Oak' }));
  await user.click(screen.getByRole('menuitem', { name: 'Report Bea Oak' }));
  await screen.findByRole('dialog', { name: 'Report Bea Oak' });
  await user.click(screen.getByRole('radio', { name: /Spam/ }));
  await user.click(screen.getByRole('button', { name: 'Report' }));
  expect(await screen.findByText('Reported')).toBeDefined();
  expect(server.optionsOf('Report.create')).toEqual([
    { object_type: 'user', object_id: '7', reason: 'spam' },
  ]);
});

test('a profile tells pronouns, place and website of a person', async () => {
  await openProfile({
    pronouns: 'she/her',
    location: 'Athens',
    website_url: 'https://bea.example/oak',
    domain_url: 'bea.example',
  });
  expect(screen.getByText('she/her')).toBeDefined();
  expect(screen.getByText('Athens')).toBeDefined();
  const link = screen.getByRole('link', { name: 'bea.example' });
  expect(link.getAttribute('href')).toBe('https://bea.example/oak');
  expect(link.getAttribute('rel')).toContain('nofollow');
});
