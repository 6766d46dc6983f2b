import { describe, expect, test } from 'vitest';
import { minute, type StoreWorld } from './store-world.ts';

const PAGE = { before: null, limit: 10 } as const;

export function describeStoredSearch(world: StoreWorld): void {
  describe('what a viewer may find', () => {
    test('are listed pins that are not excluded, in the same order', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const open = await world.board(bob);
      const [one, two, hidden] = await world.pins(3, open);
      const secret = await world.pin(await world.board(bob, { privacy: 'secret' }));
      const blocked = await world.pin(await world.board(eve));
      await world.do((tx) =>
        tx.hides.hidePin(ada.id, { pinId: hidden!.id, cause: 'search', time: minute(1) }),
      );
      await world.do((tx) => tx.blocks.block(eve.id, ada.id, minute(1)));
      const ids = [two, hidden, secret, blocked, one].map((pin) => pin!.id);
      const { search } = world.store;
      expect(await search.findable(ids, ada.id)).toEqual([two!.id, one!.id]);
      expect(await search.findable(ids, null)).toEqual([two!.id, hidden!.id, blocked.id, one!.id]);
      expect(await search.findable([], ada.id)).toEqual([]);
    });

    test('excludes what is hidden and blocked, both ways', async () => {
      const [ada, bob, eve] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
      ];
      const board = await world.board(bob);
      const pin = await world.pin(board);
      await world.do(async (tx) => {
        await tx.hides.hidePin(ada.id, { pinId: pin.id, cause: 'hide', time: minute(1) });
        await tx.hides.hideBoard(ada.id, board.id, minute(1));
        await tx.hides.hidePerson(ada.id, bob.id, minute(1));
        await tx.blocks.block(ada.id, bob.id, minute(1));
        await tx.blocks.block(eve.id, ada.id, minute(1));
      });
      const { pins, boards, people } = await world.store.search.exclusionsOf(ada.id);
      expect([pins, boards, [...people].sort()]).toEqual([[pin.id], [board.id], [bob.id, eve.id].sort()]);
      expect(await world.store.search.exclusionsOf(null)).toEqual({ pins: [], boards: [], people: [] });
      await world.follow(ada, eve);
      expect(await world.store.search.followedPeople(ada.id)).toEqual([eve.id]);
    });
  });

  describe('texts', () => {
    test('of own pins are those on boards that one may read; of others listed ones', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const open = await world.board(ada, { name: 'Open' });
      const first = await world.pin(open, { title: 'First' });
      const gift = await world.pin(await world.board(ada, { privacy: 'secret' }), {
        title: 'Gift',
        note: 'Note',
      });
      const { search } = world.store;
      const own = await search.textsOfOwnPins(ada.id, PAGE);
      expect(own.map(({ id }) => id)).toEqual([gift.id, first.id]);
      expect(own[0]?.texts).toEqual(expect.arrayContaining(['Gift', 'Note']));
      expect((await search.textsOfOwnPins(ada.id, { before: gift.id, limit: 1 }))[0]?.id).toBe(first.id);
      const listed = await search.textsOfListedPins(bob.id, PAGE);
      expect(listed.map(({ id }) => id)).toEqual([first.id]);
      expect(listed[0]?.texts).toEqual(expect.arrayContaining(['First', 'Open']));
    });

    test('of boards and people leave out what others do not list', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const away = await world.person('away', { state: 'deactivated' });
      const open = await world.board(ada, { name: 'Open' });
      const secret = await world.board(ada, { name: 'Secret', privacy: 'secret' });
      await world.board(ada, { name: 'Old', isArchived: true });
      await world.board(away);
      const boards = async (viewer: typeof ada) =>
        (await world.store.search.textsOfBoards(viewer.id, PAGE)).map(({ id }) => id);
      expect(await boards(bob)).toEqual([open.id]);
      expect(await boards(ada)).toEqual(expect.arrayContaining([open.id, secret.id]));
      const people = await world.store.search.textsOfPeople(bob.id, PAGE);
      expect(people.map(({ id }) => id)).toEqual([bob.id, ada.id]);
      await world.do((tx) => tx.blocks.block(ada.id, bob.id, minute(1)));
      expect(await boards(bob)).toEqual([]);
      expect((await world.store.search.textsOfPeople(bob.id, PAGE)).map(({ id }) => id)).toEqual([bob.id]);
    });
  });

  describe('beginnings', () => {
    test('find boards, people and topics in any case, and take wildcards as they are', async () => {
      const ada = await world.person('ada', { firstName: 'Éva' });
      const bob = await world.person('bob', { firstName: 'Bob', lastName: '' });
      const full = await world.board(ada, { name: 'Garden' });
      await world.pin(full);
      await world.board(ada, { name: 'Garden plans' });
      await world.board(ada, { name: 'Garden gifts', privacy: 'secret' });
      const percent = await world.board(bob, { name: '100% wool' });
      const { search } = world.store;
      expect(await search.boardsBeginningWith('gArd', bob.id, 5)).toEqual([full.id]);
      expect(await search.boardsBeginningWith('gard', ada.id, 5)).toHaveLength(3);
      expect(await search.boardsBeginningWith('100%', bob.id, 5)).toEqual([percent.id]);
      expect(await search.boardsBeginningWith('%', bob.id, 5)).toEqual([]);
      expect(await search.boardsBeginningWith('_', bob.id, 5)).toEqual([]);
      expect(await search.peopleBeginningWith('év', bob.id, 5)).toEqual([ada.id]);
      expect(await search.peopleBeginningWith('AD', bob.id, 5)).toEqual([ada.id]);
    });

    test('do so in any case and with any accents, also beyond the first letters', async () => {
      const ada = await world.person('ada', { firstName: 'Élodie', lastName: 'Łukasz' });
      const named = async (name: string) => {
        const board = await world.board(ada, { name });
        await world.pin(board);
        return board.id;
      };
      const [cafe, ecole, yozh, angstrom] = [
        await named('CAFÉ crème'),
        await named('École'),
        await named('ЁЖИКИ'),
        await named('Ångström'),
      ];
      const boards = (text: string) => world.store.search.boardsBeginningWith(text, null, 5);
      for (const text of ['cafe', 'café', 'Café C', 'cafe cre', 'ca'])
        expect([text, await boards(text)]).toEqual([text, [cafe]]);
      expect(await boards('ecole')).toEqual([ecole]);
      expect(await boards('ежик')).toEqual([yozh]);
      expect(await boards('angstrom')).toEqual([angstrom]);
      expect(await boards('cafz')).toEqual([]);
      const people = (text: string) => world.store.search.peopleBeginningWith(text, null, 5);
      expect([await people('elod'), await people('LUK'), await people('ÉLO')]).toEqual([
        [ada.id],
        [ada.id],
        [ada.id],
      ]);
    });
  });

  test('the whole name of a person is known in any case, with any accents and blanks', async () => {
    const ada = await world.person('ada', { firstName: 'Élodie', lastName: 'Nkosi' });
    const bob = await world.person('bob', { firstName: 'Bob', lastName: '' });
    const { search } = world.store;
    const named = (text: string) => search.peopleNamed(text, bob.id, 5);
    expect(await Promise.all(['élodie nkosi', ' ELODIE  Nkosi', 'bob'].map(named))).toEqual([
      [ada.id],
      [ada.id],
      [bob.id],
    ]);
    for (const text of ['elodie', 'nkosi', 'elodie nkos', 'ada', '', ' \u200b ']) {
      expect([text, await named(text)]).toEqual([text, []]);
    }
    expect(await search.peopleBeginningWith('elodie nk', bob.id, 5)).toEqual([ada.id]);
  });

  test('the name of a person is known as it is displayed, also with the family name first', async () => {
    const taro = await world.person('taro', { firstName: '太郎', lastName: '山田' });
    const named = (text: string) => world.store.search.peopleNamed(text, null, 5);
    expect([await named('山田太郎'), await named('太郎 山田')]).toEqual([[taro.id], [taro.id]]);
    expect([await named('太郎山田'), await named('山田')]).toEqual([[], []]);
  });

  test('a name is that of all people who have it now and whom the viewer may find', async () => {
    const ada = await world.person('ada', { firstName: 'Ada', lastName: 'Wood' });
    const shop = await world.person('shop', { firstName: 'Una', lastName: 'Ito', businessName: 'Ada  Wood' });
    const bob = await world.person('bob');
    const named = (text: string, limit = 5) => world.store.search.peopleNamed(text, bob.id, limit);
    expect(await named('ada wood')).toEqual([ada.id, shop.id]);
    expect(await named('ada wood', 1)).toEqual([ada.id]);
    await world.do((tx) => tx.users.update(ada.id, { lastName: 'Forêt' }));
    expect([await named('ada wood'), await named('ada foret')]).toEqual([[shop.id], [ada.id]]);
    await world.do((tx) => tx.users.update(shop.id, { businessName: null }));
    expect(await named('ada wood')).toEqual([]);
    await world.do((tx) => tx.blocks.block(ada.id, bob.id, minute(1)));
    await world.do((tx) => tx.users.update(shop.id, { state: 'deactivated' }));
    expect([await named('ada foret'), await named('una ito')]).toEqual([[], []]);
    expect(await world.store.search.peopleNamed('ada foret', null, 5)).toEqual([ada.id]);
  });

  describe('search queries', () => {
    const note = (
      user: { id: Parameters<typeof world.store.searchQueries.ofUser>[0] },
      query: string,
      at: number,
    ) => world.do((tx) => tx.searchQueries.note(user.id, { query, time: minute(at) }));

    test('of a person are each there once, the newest first', async () => {
      const ada = await world.person('ada');
      await note(ada, 'oak', 1);
      await note(ada, 'Pine', 2);
      await note(ada, 'OAK', 3);
      const { searchQueries } = world.store;
      expect(await searchQueries.ofUser(ada.id, 9)).toEqual([
        { query: 'OAK', time: minute(3) },
        { query: 'Pine', time: minute(2) },
      ]);
      expect(await searchQueries.ofUser(ada.id, 1)).toHaveLength(1);
      await world.do((tx) => tx.searchQueries.remove(ada.id, 'oak'));
      await world.do((tx) => tx.searchQueries.remove(ada.id, 'unknown'));
      expect(await searchQueries.ofUser(ada.id, 9)).toEqual([{ query: 'Pine', time: minute(2) }]);
      await world.do((tx) => tx.searchQueries.removeAllOf(ada.id));
      expect(await searchQueries.ofUser(ada.id, 9)).toEqual([]);
    });

    test('are frequent when enough people have searched for them, and forgotten when they are old', async () => {
      const people = [await world.person('ada'), await world.person('bob'), await world.person('eve')];
      for (const [at, person] of people.entries()) await note(person, 'Oak', at);
      for (const person of people.slice(1)) await note(person, 'pine', 5);
      const { searchQueries } = world.store;
      expect(await searchQueries.frequent({ people: 3, limit: 5 })).toEqual(['oak']);
      expect(await searchQueries.frequent({ people: 2, limit: 5 })).toEqual(['oak', 'pine']);
      await world.do((tx) => tx.searchQueries.removeBefore(minute(1)));
      expect(await searchQueries.frequent({ people: 3, limit: 5 })).toEqual([]);
    });
  });
}
