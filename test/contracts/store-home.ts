import { describe, expect, test } from 'vitest';
import { MOST_SEEN } from '../../server/application/ports/people/home-acts.ts';
import { toPinId, type PinId } from '../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../src/domain/topics/general-topics.ts';
import { idsOf, minute, type StoreWorld } from './store-world.ts';

const NEVER = Number.MAX_SAFE_INTEGER;

export function describeStoredHome(world: StoreWorld): void {
  const people = async () => [await world.person('ada'), await world.person('bob')] as const;

  describe('what a home feed is made from', () => {
    test('are the last acts, newest first, up to a time', async () => {
      const [ada, bob] = await people();
      const board = await world.board(ada, { name: 'Chairs' });
      const pin = await world.pin(await world.board(bob));
      const copy = await world.copy(pin, board);
      const own = await world.pin(board);
      await world.do(async (tx) => {
        await tx.favorites.add(ada.id, pin.id, own.createdAt + 10);
        await tx.reactions.put(ada.id, own.id, { type: 7, time: own.createdAt + 20 });
      });
      const { acts } = await world.store.home.profileOf(ada.id, NEVER);
      const chairs = { id: board.id, name: 'Chairs', slug: board.slug, owner: 'ada' };
      expect(acts).toEqual([
        { kind: 'reaction', document: own.id, board: null, time: own.createdAt + 20 },
        { kind: 'favorite', document: pin.id, board: null, time: own.createdAt + 10 },
        { kind: 'save', document: own.id, board: chairs, time: own.createdAt },
        { kind: 'save', document: pin.id, board: chairs, time: copy.createdAt },
      ]);
      expect((await world.store.home.profileOf(ada.id, copy.createdAt)).acts).toHaveLength(1);
      expect((await world.store.home.profileOf(bob.id, NEVER)).acts).toHaveLength(1);
    });

    test('are no acts on boards that must not feed it, and quick saves name no board', async () => {
      const [ada] = await people();
      for (const fields of [{ isArchived: true }, { allowHomefeedRecommendations: false }])
        await world.pin(await world.board(ada, fields));
      const quick = await world.pin(await world.board(ada, { layout: 'quick_saves' }));
      const { acts } = await world.store.home.profileOf(ada.id, NEVER);
      expect(acts).toEqual([{ kind: 'save', document: quick.id, board: null, time: quick.createdAt }]);
    });

    test('are follows, hidden pins and switches', async () => {
      const [ada, bob] = await people();
      const [topic, other] = GENERAL_TOPICS;
      const board = await world.board(bob);
      const pin = await world.pin(board, { link: 'https://a.example/1' });
      const nothing = await world.store.home.profileOf(ada.id, NEVER);
      expect(nothing).toMatchObject({ acts: [], topics: [], followsAnything: false, hidden: [] });
      await world.do(async (tx) => {
        await tx.follows.followTopic(ada.id, topic!.id, minute(1));
        await tx.hides.hidePin(ada.id, { pinId: pin.id, cause: 'hide', time: minute(1) });
        await tx.feedSwitches.switchOff(ada.id, { kind: 'topic', id: other!.id });
        await tx.feedSwitches.switchOff(ada.id, { kind: 'domain', id: 'oven.example' });
        await tx.feedSwitches.startOver(ada.id, minute(2));
      });
      const profile = await world.store.home.profileOf(ada.id, NEVER);
      expect(profile).toMatchObject({ topics: [topic!.id], followsAnything: true });
      expect(profile.hidden).toEqual([{ document: pin.id, pinnerId: bob.id, link: 'https://a.example/1' }]);
      expect([...profile.off.topics]).toEqual([other!.id]);
      expect([...profile.off.domains]).toEqual(['oven.example']);
      expect(profile.off.since).toBe(minute(2));
      await world.follow(bob, ada);
      expect(await world.store.home.profileOf(bob.id, NEVER)).toMatchObject({ followsAnything: true });
    });
  });

  describe('a pin of a home feed', () => {
    test('comes with its original, its source and who may see it', async () => {
      const [ada, bob] = await people();
      const [open, secret] = [await world.board(bob), await world.board(bob, { privacy: 'secret' })];
      const pin = await world.pin(open, { link: 'https://a.example/1' });
      const copy = await world.copy(pin, open);
      const hidden = await world.pin(open);
      const [kept, own] = [await world.pin(secret), await world.copy(pin, await world.board(ada))];
      await world.do((tx) => tx.hides.hidePin(ada.id, { pinId: hidden.id, cause: 'hide', time: minute(1) }));
      const pins = await world.store.home.pins([toPinId('9'), copy.id, pin.id], ada.id);
      expect(pins).toEqual([
        expect.objectContaining({ id: copy.id, document: pin.id, boardId: open.id, pinnerId: bob.id }),
        {
          ...{ id: pin.id, document: pin.id, pinnerId: bob.id, boardId: open.id, seenAt: null },
          ...{ link: 'https://a.example/1', createdAt: pin.createdAt, picture: pin.pictureSignature },
          ...{ isRecommendable: true, isWanted: true },
        },
      ]);
      const others = await world.store.home.pins(idsOf([hidden, kept, own]), ada.id);
      expect(others.map(({ isRecommendable, isWanted }) => [isRecommendable, isWanted])).toEqual([
        [false, false],
        [false, true],
        [false, true],
      ]);
      expect(await world.store.home.pins([], ada.id)).toEqual([]);
    });

    test('tells when its viewer has seen it last', async () => {
      const [ada, bob] = await people();
      const [one, two] = await world.pins(2, await world.board(bob));
      const seen = async (viewer: typeof ada) =>
        (await world.store.home.pins([one!.id, two!.id], viewer.id)).map(({ seenAt }) => seenAt);
      const saw = (ids: readonly PinId[], time: number) =>
        world.do((tx) => tx.home.noteSeen(ada.id, ids, minute(time)));
      await saw([one!.id, toPinId('9'), one!.id], 1);
      await saw([], 2);
      expect(await seen(ada)).toEqual([minute(1), null]);
      await saw([one!.id, two!.id], 3);
      expect(await seen(ada)).toEqual([minute(3), minute(3)]);
      expect(await seen(bob)).toEqual([null, null]);
    });

    test('is remembered as seen until there are too many', async () => {
      const [ada, bob] = await people();
      const board = await world.board(bob);
      const first = await world.pin(board);
      await world.do(async (tx) => {
        await tx.home.noteSeen(ada.id, [first.id], minute(1));
        const more = Array.from({ length: MOST_SEEN }, (_, number) => toPinId(String(900_000 + number)));
        await tx.pins.insertAll(more.map((id) => ({ ...first, id })));
        for (let start = 0; start < more.length; start += 500)
          await tx.home.noteSeen(ada.id, more.slice(start, start + 500), minute(2));
      });
      const [pin] = await world.store.home.pins([first.id], ada.id);
      expect(pin?.seenAt).toBeNull();
    });
  });
}
