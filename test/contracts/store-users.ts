import { describe, expect, test } from 'vitest';
import { profileView } from '../../src/domain/surfaces/profile-view.ts';
import { toUserId, type UserId } from '../../src/domain/ids/ids.ts';
import { NotUnique } from '../../server/application/ports/store.ts';
import { aUserRecord } from '../builders/a-user-record.ts';
import { strangeUserIds, type StoreWorld } from './store-world.ts';

export function describeStoredUsers(world: StoreWorld): void {
  describe('users', () => {
    test('are found as they were stored, to the last field', async () => {
      const picture = await world.picture();
      const everything = await world.person('Zoë', {
        emailVerified: true,
        about: 'Γειά σου, "κόσμε"; \u0001 -- ',
        location: 'Zürich',
        pronouns: 'she',
        websiteUrl: 'https://example.org/',
        avatarSignature: picture.signature,
        gender: 'female',
        birthday: '1990-02-28',
        theme: 'dark',
        accountType: 'business',
        businessName: 'Zoë & Co',
        isOperator: true,
        saveBehavior: 0,
        excludeFromSearch: true,
        consent: {
          analytics: true,
          marketing: true,
          personalization: true,
          decidedAt: 5,
          despiteSignal: true,
          version: 3,
          receipt: 'a'.repeat(32),
        },
        surfaceTag: 'tag',
        allowMessagesFrom: 'nobody',
        state: 'suspended',
        profileView: profileView({ boardPinDensity: 'dense', boardSort: 'custom' }),
        notifications: { follow: { email: false } },
        deletesAt: 7,
      });

      expect(await world.store.users.find(everything.id)).toEqual(everything);
    });

    test('are found by name and by address without regard to case', async () => {
      const zoe = await world.person('Zoë', { email: 'Zoë@Example.org' });

      expect(await world.store.users.findByUsername('zOË')).toEqual(zoe);
      expect(await world.store.users.findByUsername('zoe\u0308')).toEqual(zoe);
      expect(await world.store.users.findByEmail('ZOË@example.ORG')).toEqual(zoe);
      expect(await world.store.users.findByUsername('zoe')).toBeUndefined();
    });

    test('keep a text with a character that no engine need have, without losing the rest', async () => {
      const ada = await world.person('ada', { about: 'be\u0000fore', location: 'Paris' });

      const stored = await world.store.users.find(ada.id);
      expect(stored?.about).toMatch(/^be[\0\ufffd]fore$/);
      expect(stored?.location).toBe('Paris');
      expect(await world.store.users.findByUsername('ada\u0000')).toBeUndefined();
    });

    test('with ids that were never given out are not found', async () => {
      await world.person('ada', { id: toUserId('7') });
      for (const id of strangeUserIds) expect(await world.store.users.find(id)).toBeUndefined();
      expect(await world.store.users.views(strangeUserIds, null)).toEqual([]);
    });

    test('there are none at first', async () => {
      expect(await world.store.users.isEmpty()).toBe(true);
      await world.person('ada');
      expect(await world.store.users.isEmpty()).toBe(false);
    });

    test.each([
      ['username', { username: 'ADA' }],
      ['email', { email: 'ADA@example.org' }],
    ] as const)('cannot have the same %s, without regard to case', async (field, taken) => {
      await world.person('ada');
      const bob = await world.person('bob');
      const another = aUserRecord({ id: toUserId('7'), username: 'eve', email: 'eve@example.org', ...taken });

      await expect(world.do((tx) => tx.users.insert(another))).rejects.toEqual(new NotUnique(field));
      await expect(world.do((tx) => tx.users.update(bob.id, taken))).rejects.toEqual(new NotUnique(field));
    });

    test('change in the named fields only', async () => {
      const ada = await world.person('ada');
      const change = { username: 'Ada2', consent: { ...ada.consent, analytics: true, decidedAt: 9 } };
      await world.do((tx) => tx.users.update(ada.id, change));

      expect(await world.store.users.find(ada.id)).toEqual({ ...ada, ...change });
      expect(await world.store.users.findByUsername('ada')).toBeUndefined();
      expect(await world.store.users.findByUsername('ADA2')).toBeDefined();
    });

    test('are found under a name that they had before, the last one who had it', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const rename = (person: { id: UserId }, username: string) =>
        world.do((tx) => tx.users.update(person.id, { username }));
      const formerly = async (username: string) =>
        (await world.store.users.findByFormerUsername(username))?.username;
      await rename(ada, 'ADA');
      expect(await formerly('ada')).toBeUndefined();
      await rename(ada, 'ada2');
      expect(await formerly('Ada')).toBe('ada2');
      await rename(bob, 'ada');
      expect((await world.store.users.findByUsername('ada'))?.id).toBe(bob.id);
      await rename(bob, 'bob2');
      expect([await formerly('ada'), await formerly('bob'), await formerly('eve')]).toEqual([
        'bob2',
        'bob2',
        undefined,
      ]);
    });

    test('change nothing when no field is named or the id is unknown', async () => {
      const ada = await world.person('ada');
      await world.do((tx) => tx.users.update(ada.id, { about: undefined }));
      await world.do((tx) => tx.users.update(toUserId('99'), { about: 'nobody' }));

      expect(await world.store.users.find(ada.id)).toEqual(ada);
    });

    test('are viewed in the order of the ids, without unknown and deactivated ones', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      await world.setState(bob, 'deactivated');
      await world.setState(eve, 'suspended');
      const views = await world.store.users.views([eve.id, bob.id, toUserId('99'), ada.id], null);

      expect(views.map(({ username, state }) => [username, state])).toEqual([
        ['eve', 'suspended'],
        ['ada', 'active'],
      ]);
    });

    test('are viewed with their avatar and without what is their own business', async () => {
      const picture = await world.picture({ extension: 'png' });
      const ada = await world.person('ada', { avatarSignature: picture.signature, about: 'Engines' });
      const [view] = await world.store.users.views([ada.id], null);

      expect(view).toEqual({
        id: ada.id,
        username: 'ada',
        firstName: 'Ada',
        lastName: 'Lovelace',
        about: 'Engines',
        location: '',
        pronouns: '',
        websiteUrl: null,
        accountType: 'pinner',
        businessName: null,
        excludeFromSearch: false,
        state: 'active',
        createdAt: ada.createdAt,
        avatar: { signature: picture.signature, extension: 'png' },
        followedByViewer: false,
        followsViewer: false,
        blockedByViewer: false,
      });
    });

    test('are viewed with who follows whom, which a visitor does not', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await world.follow(ada, bob);
      const seenBy = async (viewer: typeof ada | null, person: typeof ada) => {
        const [view] = await world.store.users.views([person.id], viewer?.id ?? null);
        return { followed: view?.followedByViewer, follows: view?.followsViewer };
      };

      expect(await seenBy(ada, bob)).toEqual({ followed: true, follows: false });
      expect(await seenBy(bob, ada)).toEqual({ followed: false, follows: true });
      expect(await seenBy(null, bob)).toEqual({ followed: false, follows: false });
    });

    test('following twice is following once, and can end, even when it never began', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      await world.follow(ada, bob);
      await world.follow(ada, bob);
      expect(await world.store.users.counts(bob.id, null)).toMatchObject({
        followerCount: 1,
        followingCount: 0,
      });

      await world.do((tx) => tx.follows.unfollowUser(ada.id, bob.id));
      await world.do((tx) => tx.follows.unfollowUser(ada.id, bob.id));
      expect(await world.store.users.counts(bob.id, null)).toMatchObject({ followerCount: 0 });
    });

    test('followers and followed people count while they are not deactivated', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      await world.follow(ada, bob);
      await world.follow(eve, bob);
      await world.follow(bob, eve);
      await world.setState(eve, 'deactivated');

      expect(await world.store.users.counts(bob.id, null)).toMatchObject({
        followerCount: 1,
        followingCount: 0,
      });
    });

    test('see the counts of all that is theirs; others count what is public and not archived; nobody counts the profile as a board', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const open = await world.board(ada);
      await world.pins(3, open);
      await world.pins(2, await world.board(ada, { privacy: 'secret' }));
      await world.pins(1, await world.board(ada, { privacy: 'protected' }));
      await world.pins(4, await world.board(ada, { isArchived: true }));
      await world.board(ada, { layout: 'quick_saves' });
      await world.pin(open, { pinnerId: bob.id });

      expect(await world.store.users.counts(ada.id, ada.id)).toMatchObject({ pinCount: 10, boardCount: 4 });
      expect(await world.store.users.counts(ada.id, bob.id)).toMatchObject({ pinCount: 3, boardCount: 1 });
      expect(await world.store.users.counts(ada.id, null)).toMatchObject({ pinCount: 3, boardCount: 1 });
      const { id: quickSaves } = (await world.store.boards.findQuickSaves(ada.id))!;
      expect(await world.store.users.ownCounts(ada.id)).toEqual({
        counts: await world.store.users.counts(ada.id, ada.id),
        secretBoardCount: 1,
        quickSavesBoardId: quickSaves,
        unreadNewsCount: 0,
        unseenConversationCount: 0,
      });
      expect(await world.store.users.ownCounts(bob.id)).toMatchObject({
        secretBoardCount: 0,
        quickSavesBoardId: null,
      });
      expect(await world.store.boards.countOf(ada.id)).toBe(5);
    });
  });
}
