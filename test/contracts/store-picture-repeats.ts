import { describe, expect, test } from 'vitest';
import type { UserRecord } from '../../server/application/ports/records.ts';
import { idsOf, type StoreWorld } from './store-world.ts';

export function describePictureRepeats(world: StoreWorld): void {
  describe('a picture that stands on several pins', () => {
    const page = { newestId: null, after: null, limit: 50 };
    const popular = async (viewer: UserRecord | null = null) =>
      (
        await world.store.feeds.recentPopular({
          viewer: viewer?.id ?? null,
          exceptOwnAndFollowed: viewer !== null,
          ...page,
        })
      ).map(({ shown }) => shown);
    const followed = (viewer: UserRecord) => world.store.feeds.ownAndFollowed({ viewer: viewer.id, ...page });
    const shown = async (viewer: UserRecord) =>
      idsOf((await followed(viewer)).filter(({ isRepeat }) => !isRepeat));

    async function aSavedPin() {
      const [ada, bob, eve, zoe] = [
        await world.person('ada'),
        await world.person('bob'),
        await world.person('eve'),
        await world.person('zoe'),
      ];
      const original = await world.pin(await world.board(ada));
      const ofBob = await world.copy(original, await world.board(bob));
      const ofEve = await world.copy(original, await world.board(eve));
      return { ada, bob, eve, zoe, original, ofBob, ofEve };
    }

    test('is shown to strangers as its original', async () => {
      const { zoe, original } = await aSavedPin();
      expect(await popular()).toEqual(idsOf([original]));
      expect(await popular(zoe)).toEqual(idsOf([original]));
    });

    test('is shown as its oldest copy where the original is not for everybody', async () => {
      const { ada, ofBob } = await aSavedPin();
      await world.setState(ada, 'deactivated');
      expect(await popular()).toEqual(idsOf([ofBob]));
    });

    test('has the place of its most popular copy', async () => {
      const { bob, original } = await aSavedPin();
      const later = Date.UTC(2030);
      const other = await world.pin(await world.board(bob), { createdAt: later });
      expect(await popular()).toEqual(idsOf([other, original]));
      await world.copy(original, await world.board(bob), { createdAt: later + 1 });
      expect(await popular()).toEqual(idsOf([original, other]));
    });

    test('was put in twice as well', async () => {
      const { ada, zoe, original } = await aSavedPin();
      const { pictureSignature } = original;
      await world.pin(await world.board(zoe), { pictureSignature });
      expect(await popular()).toEqual(idsOf([original]));
      await world.follow(ada, zoe);
      expect((await followed(ada)).map(({ isRepeat }) => isRepeat)).toEqual([false, true]);
    });

    test('is shown to who follows a saver as the newest copy of those, and nowhere else', async () => {
      const { bob, eve, zoe, ofEve } = await aSavedPin();
      await world.follow(zoe, bob);
      await world.follow(zoe, eve);
      expect(await shown(zoe)).toEqual(idsOf([ofEve]));
      expect(await popular(zoe)).toEqual([]);
    });

    test('is chosen up to the newest pin of the reading', async () => {
      const { bob, eve, zoe, ofBob } = await aSavedPin();
      await world.follow(zoe, bob);
      await world.follow(zoe, eve);
      const options = { ...page, viewer: zoe.id, newestId: ofBob.id };
      expect(await world.store.feeds.ownAndFollowed(options)).toEqual([
        { id: ofBob.id, rank: 0, isRepeat: false },
      ]);
    });

    test('does not come back to who has saved it', async () => {
      const { bob, original } = await aSavedPin();
      expect(await shown(bob)).toEqual([]);
      expect(await popular(bob)).toEqual(idsOf([original]));
    });

    test('is shown by another pin while the viewer hides the one that stands for it', async () => {
      const { ada, bob, zoe, ofBob } = await aSavedPin();
      await world.do((tx) => tx.hides.hidePerson(zoe.id, ada.id, 1));
      expect(await popular(zoe)).toEqual(idsOf([ofBob]));
      await world.follow(zoe, bob);
      expect(await shown(zoe)).toEqual(idsOf([ofBob]));
    });

    test('stands on boards and profiles as often as it was saved', async () => {
      const { bob, ofBob, original } = await aSavedPin();
      const again = await world.copy(original, await world.board(bob));
      const options = { viewer: null, createdOnly: false, quickSavesOnly: false, oldestFirst: false };
      const pins = await world.store.feeds.ofUser(bob.id, { ...options, after: null, limit: 50 });
      expect(idsOf(pins)).toEqual(idsOf([again, ofBob]));
    });
  });
}
