import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId, toPinId, toTopicId, toUserId } from '../../../../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../../../../src/domain/topics/general-topics.ts';
import { dataOf, outcomeOf, type SmallBrowser } from '../../core/small-browser.ts';
import { linksIn } from '../../support/mail-links.ts';
import {
  aMember,
  makeBoard,
  makePin,
  PASSWORD,
  sendPicture,
  succeeded,
  type Member,
} from '../../support/member.ts';
import { TestApp } from '../../support/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
  bob = await aMember(app, 'bob');
});
afterAll(() => app.close());

const get = async (browser: SmallBrowser, name: string, options: object) =>
  outcomeOf(await browser.call(name, 'get', options));
async function logIn(name: string): Promise<SmallBrowser> {
  const browser = await app.browser().arrive();
  succeeded(
    await browser.call('UserSessionResource', 'create', { username_or_email: name, password: PASSWORD }),
  );
  return browser;
}

describe('a pause', () => {
  const deactivate = (options: object = {}) =>
    ann.browser.call('DeactivateAccountResource', 'create', { password: PASSWORD, ...options });

  test('hides the account and all it has until the next login', async () => {
    const board = await makeBoard(ann);
    const pin = await makePin(ann, { title: 'A chair', board_id: board.id });
    const seen = async () => [
      await get(bob.browser, 'UserResource', { username: 'ann' }),
      await get(bob.browser, 'BoardResource', { board_id: board.id }),
      await get(bob.browser, 'PinResource', { id: pin.id }),
    ];
    expect(dataOf(await deactivate({ reason: 'break', explanation: 'Too much.' }))).toEqual({ ok: true });
    expect(await seen()).toEqual(['404/30', '404/40', '404/50']);
    expect(dataOf(await ann.browser.call('UserSessionResource', 'get'))).toMatchObject({ viewer: null });
    await logIn('ann');
    expect(await seen()).toEqual(['200', '200', '200']);
  });

  test('needs the password', async () => {
    expect(outcomeOf(await deactivate({ password: 'guessed by somebody' }))).toBe('400/82');
    expect(outcomeOf(await deactivate({ password: '' }))).toBe('400/1');
    expect(await get(bob.browser, 'UserResource', { username: 'ann' })).toBe('200');
  });

  test('is no way out of a suspension', async () => {
    await app.store.transaction((tx) => tx.users.update(toUserId(ann.user.id), { state: 'suspended' }));
    expect(outcomeOf(await deactivate())).toBe('403/12');
  });
});

describe('a deletion', () => {
  const plan = (options: object = {}) =>
    ann.browser.call('AccountDeletionResource', 'create', { password: PASSWORD, confirm: 'ann', ...options });
  const cancel = () => ann.browser.call('AccountDeletionResource', 'delete');

  test('is planned for after the days of grace, hides the account at once and ends other sessions', async () => {
    const other = await logIn('ann');
    expect(dataOf(await plan())).toEqual({ delete_at: 'Mon, 29 Jun 2026 12:00:00 +0000' });
    expect(app.rung).toContain('accounts.delete');
    expect(await get(bob.browser, 'UserResource', { username: 'ann' })).toBe('404/30');
    expect(await get(other, 'UserSettingsResource', {})).toBe('401/2');
    expect(dataOf(await ann.browser.call('UserSettingsResource', 'get'))).toMatchObject({
      delete_at: 'Mon, 29 Jun 2026 12:00:00 +0000',
      is_write_banned: true,
    });
    expect(dataOf(await ann.browser.call('UserSessionResource', 'get'))).toMatchObject({
      viewer: { delete_at: 'Mon, 29 Jun 2026 12:00:00 +0000' },
    });
  });

  test('is told by mail with the day and a way to stop a thief', async () => {
    await plan();
    const [mail] = await app.deliverMails();
    expect(mail?.to).toBe('ann@example.org');
    expect(mail?.text).toContain('June 29, 2026');
    expect(linksIn(mail).map(({ pathname }) => pathname)).toEqual(['/secure/panic']);
  });

  test('leaves its user looking, and calling it off, also after a new login', async () => {
    await plan();
    expect(outcomeOf(await ann.browser.call('BoardResource', 'create', { name: 'New' }))).toBe('403/12');
    expect(outcomeOf(await ann.browser.call('UserSettingsResource', 'update', { about: 'x' }))).toBe(
      '403/12',
    );
    expect(outcomeOf(await plan())).toBe('409/17');
    const pause = await ann.browser.call('DeactivateAccountResource', 'create', { password: PASSWORD });
    expect(outcomeOf(pause)).toBe('409/17');
    const again = await logIn('ann');
    expect(await get(bob.browser, 'UserResource', { username: 'ann' })).toBe('404/30');
    expect(dataOf(await again.call('AccountDeletionResource', 'delete'))).toEqual({ ok: true });
    expect(await get(bob.browser, 'UserResource', { username: 'ann' })).toBe('200');
    app.time += 15 * DAY_MS;
    await app.deleteAccounts();
    expect(await get(bob.browser, 'UserResource', { username: 'ann' })).toBe('200');
  });

  test('can be called off only while it is planned', async () => {
    expect(outcomeOf(await cancel())).toBe('409/17');
    await plan();
    app.time += 14 * DAY_MS;
    expect(outcomeOf(await cancel())).toBe('409/17');
    const browser = await app.browser().arrive();
    const options = { username_or_email: 'ann', password: PASSWORD };
    expect(outcomeOf(await browser.call('UserSessionResource', 'create', options))).toBe('401/78');
  });

  test.each([
    [{ confirm: 'bob' }, '400/1', 'confirm'],
    [{ confirm: '' }, '400/1', 'confirm'],
    [{ password: 'guessed by somebody' }, '400/82', 'password'],
  ])('with %o is refused', async (options, outcome, target) => {
    const told = await plan(options);
    expect(outcomeOf(told)).toBe(outcome);
    expect(told.body.resource_response?.error?.target).toBe(target);
  });

  test('is open to the suspended, and calling it off does not end the suspension', async () => {
    await app.store.transaction((tx) => tx.users.update(toUserId(ann.user.id), { state: 'suspended' }));
    const again = await logIn('ann');
    expect(outcomeOf(await again.call('AccountExportResource', 'create'))).toBe('200');
    expect(outcomeOf(await plan())).toBe('200');
    expect(outcomeOf(await cancel())).toBe('200');
    expect(await app.store.users.find(toUserId(ann.user.id))).toMatchObject({
      state: 'suspended',
      deletesAt: null,
    });
    expect(outcomeOf(await ann.browser.call('BoardResource', 'create', { name: 'New' }))).toBe('403/12');
  });

  test('of somebody suspended sets right what others count', async () => {
    const annId = toUserId(ann.user.id);
    const bobs = await makeBoard(bob, { name: 'Chairs' });
    const bobsPin = await makePin(bob, { title: 'A chair', board_id: bobs.id });
    const topic = toTopicId(GENERAL_TOPICS[0]!.id);
    succeeded(await ann.browser.call('BoardFollowResource', 'create', { board_id: bobs.id }));
    succeeded(await ann.browser.call('InterestFollowResource', 'create', { interest_id: topic }));
    await app.store.transaction(async (tx) => {
      await tx.reactions.put(annId, toPinId(bobsPin.id), { type: 1, time: app.time });
      await tx.users.update(annId, { state: 'suspended' });
    });
    const counts = async () => [
      (await app.store.boards.find(toBoardId(bobs.id)))?.followerCount,
      (await app.store.topics.views([topic], null))[0]?.topic.followerCount,
      (await app.store.pins.views([toPinId(bobsPin.id)], null))[0]?.reactionCounts,
    ];
    expect(await counts()).toEqual([1, 1, [{ reactionType: 1, reactionCount: 1 }]]);
    succeeded(await plan());
    app.time += 14 * DAY_MS;
    await app.deleteAccounts();
    expect(await app.store.users.find(annId)).toBeUndefined();
    expect(await counts()).toEqual([0, 0, []]);
  });

  test('does not come before its time', async () => {
    await plan();
    expect(await app.deleteAccounts()).toBe(app.time + 14 * DAY_MS);
    expect(await app.store.users.find(toUserId(ann.user.id))).toBeDefined();
  });

  test('takes everything of the user, and sets right what others count', async () => {
    const annId = toUserId(ann.user.id);
    const bobId = toUserId(bob.user.id);
    const bobs = await makeBoard(bob, { name: 'Chairs' });
    const bobsPin = await makePin(bob, { title: 'A chair', board_id: bobs.id });
    const anns = await makeBoard(ann, { name: 'Tables' });
    const annsPin = await makePin(ann, { title: 'A table', board_id: anns.id });
    const share = { state: 'accepted', permissions: ['pin_add'] } as const;
    await app.store.transaction(async (tx) => {
      await tx.boards.putCollaborator(toBoardId(bobs.id), annId, share);
      await tx.boards.putCollaborator(toBoardId(anns.id), bobId, share);
      await tx.favorites.add(annId, toPinId(bobsPin.id), app.time);
    });
    const onBobs = await makePin(ann, { title: 'A stool', board_id: bobs.id });
    const byBob = await makePin(bob, { title: 'A desk', board_id: anns.id });
    const save = { pin_id: bobsPin.id, board_id: anns.id };
    succeeded(await ann.browser.call('RepinResource', 'create', save));
    const bobsCopy = succeeded<{ id: string }>(
      await bob.browser.call('RepinResource', 'create', { pin_id: annsPin.id, board_id: bobs.id }),
    );
    await ann.browser.call('UserFollowResource', 'create', { user_id: bob.user.id });
    await ann.browser.call('BoardFollowResource', 'create', { board_id: bobs.id });
    await bob.browser.call('UserFollowResource', 'create', { user_id: ann.user.id });
    await ann.browser.call('AccountExportResource', 'create');
    await app.makeExports();
    await sendPicture(ann, 'never used');

    succeeded(await plan());
    app.time += 14 * DAY_MS;
    expect(await app.deleteAccounts()).toBeNull();

    expect(await app.store.users.find(annId)).toBeUndefined();
    const stranger = app.browser();
    for (const id of [annsPin.id, onBobs.id, byBob.id]) {
      expect(await get(bob.browser, 'PinResource', { id })).toBe('404/50');
    }
    expect(await get(bob.browser, 'BoardResource', { board_id: anns.id })).toBe('404/40');
    expect(dataOf(await stranger.call('BoardResource', 'get', { board_id: bobs.id }))).toMatchObject({
      pin_count: 2,
      follower_count: 0,
      collaborator_count: 0,
    });
    expect(await app.store.pins.find(toPinId(bobsPin.id))).toMatchObject({
      repinCount: 0,
      favoriteCount: 0,
    });
    expect(await get(stranger, 'PinResource', { id: bobsCopy.id })).toBe('200');
    expect(dataOf(await stranger.call('UserResource', 'get', { username: 'bob' }))).toMatchObject({
      follower_count: 0,
      following_count: 0,
    });
    expect(await app.store.exports.allOf(annId)).toEqual([]);
    expect(await app.keptMails()).toEqual([]);
    const sameName = await aMember(app, 'ann');
    expect(sameName.user.board_count).toBe(0);
  });

  test('goes on where it was cut off', async () => {
    const board = await makeBoard(ann);
    await makePin(ann, { title: 'A chair', board_id: board.id });
    await plan();
    app.time += 14 * DAY_MS;
    const annId = toUserId(ann.user.id);
    expect(await app.store.transaction((tx) => tx.accountRemoval.removePart(annId))).toBe(true);
    await app.deleteAccounts();
    expect(await app.store.users.find(annId)).toBeUndefined();
  });
});
