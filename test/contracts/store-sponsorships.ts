import { describe, expect, test } from 'vitest';
import type { PinRecord, UserRecord } from '../../server/application/ports/records.ts';
import { minute, type StoreWorld } from './store-world.ts';

export function describeStoredSponsorships(world: StoreWorld): void {
  const sponsor = (pin: PinRecord, user: UserRecord) =>
    world.do((tx) =>
      tx.sponsorships.insert({ pinId: pin.id, sponsorId: user.id, status: 0, createdAt: minute(1) }),
    );
  const seen = async (pin: PinRecord, viewer: UserRecord | null = null) => {
    const [view] = await world.store.pins.views([pin.id], viewer?.id ?? null);
    const sponsorship = view?.sponsorship ?? null;
    if (sponsorship === null) return null;
    return [sponsorship.creator.username, sponsorship.sponsor?.username ?? null, sponsorship.status];
  };

  describe('sponsorships', () => {
    test('are seen on the pin and on its copies, with who made the pin', async () => {
      const [ada, acme, eve] = [
        await world.person('ada'),
        await world.person('acme'),
        await world.person('eve'),
      ];
      const board = await world.board(ada);
      const pin = await world.pin(board);
      const copy = await world.copy(pin, await world.board(eve));
      const other = await world.pin(board);
      await sponsor(pin, acme);
      expect(await seen(pin)).toEqual(['ada', 'acme', 0]);
      expect([await seen(copy), await seen(other)]).toEqual([['ada', 'acme', 0], null]);
      await world.do((tx) => tx.sponsorships.setStatus(pin.id, 1));
      expect(await seen(copy)).toEqual(['ada', 'acme', 1]);
      await world.do((tx) => tx.boards.update(board.id, { privacy: 'secret' }));
      expect(await seen(copy)).toBeNull();
    });

    test('are questions to the sponsor until there is an answer', async () => {
      const [ada, acme] = [await world.person('ada'), await world.person('acme')];
      const pin = await world.pin(await world.board(ada));
      const asked = async () => [
        await world.store.sponsorships.isAsked(acme.id),
        await world.store.sponsorships.isAsked(ada.id),
      ];
      expect(await asked()).toEqual([false, false]);
      await sponsor(pin, acme);
      expect(await asked()).toEqual([true, false]);
      await world.do((tx) => tx.sponsorships.setStatus(pin.id, 2));
      expect(await asked()).toEqual([false, false]);
    });

    test('stay when the sponsor leaves or is away, without the name', async () => {
      const [ada, acme] = [await world.person('ada'), await world.person('acme')];
      const pin = await world.pin(await world.board(ada));
      await sponsor(pin, acme);
      await world.setState(acme, 'deactivated');
      expect(await seen(pin)).toEqual(['ada', null, 0]);
      while (await world.do((tx) => tx.accountRemoval.removePart(acme.id)));
      expect(await seen(pin)).toEqual(['ada', null, 0]);
      expect(await world.store.sponsorships.ofUser(ada.id)).toMatchObject([{ sponsorId: null, status: 0 }]);
    });

    test('belong to both sides and go with the pin', async () => {
      const [ada, acme] = [await world.person('ada'), await world.person('acme')];
      const pin = await world.pin(await world.board(ada));
      await sponsor(pin, acme);
      const record = { pinId: pin.id, sponsorId: acme.id, status: 0, createdAt: minute(1) };
      const { sponsorships } = world.store;
      expect([await sponsorships.ofUser(ada.id), await sponsorships.ofUser(acme.id)]).toEqual([
        [record],
        [record],
      ]);
      await world.do((tx) => tx.pins.remove([pin.id]));
      expect([await sponsorships.ofUser(ada.id), await sponsorships.ofUser(acme.id)]).toEqual([[], []]);
    });
  });
}
