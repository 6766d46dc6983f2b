import { describe, expect, test } from 'vitest';
import type { PinStatsGateway } from '../../src/application/ports/pins/pin-stats-gateway.ts';
import { toPinId, type PinId } from '../../src/domain/ids/ids.ts';

/** A pin of Ann’s, of which nothing was counted yet, and a day at which things happen. */
type OpenPeople = () => Promise<{
  readonly pinId: PinId;
  readonly ann: PinStatsGateway;
  readonly bob: PinStatsGateway;
  /** Ann as a partner. */
  readonly partner: PinStatsGateway;
  /** So often the pin was seen and followed out of the site today. */
  readonly count: (impressions: number, pinClicks: number) => Promise<void>;
  /** So many days go by. */
  readonly pass: (days: number) => void;
}>;

/** Proves that an adapter tells how pins do as it promises. */
export function describePinStatsGateway(name: string, open: OpenPeople): void {
  describe(`pin stats gateway: ${name}`, () => {
    test('a pin of which nothing was counted has no figures yet', async () => {
      const { ann, pinId } = await open();
      expect(await ann.read(pinId, 30)).toEqual({ impressions: null, saves: null, pinClicks: null });
    });

    test('what was counted is told, and what did not happen is nought', async () => {
      const { ann, pinId, count } = await open();
      await count(2, 1);
      expect(await ann.read(pinId, 30)).toEqual({ impressions: 2, saves: 0, pinClicks: 1 });
    });

    test('only the last days count', async () => {
      const { ann, pinId, count, pass } = await open();
      await count(2, 1);
      pass(29);
      await count(1, 0);
      expect(await ann.read(pinId, 30)).toEqual({ impressions: 3, saves: 0, pinClicks: 1 });
      expect(await ann.read(pinId, 29)).toEqual({ impressions: 1, saves: 0, pinClicks: 0 });
    });

    test('each day has its figures, the earliest first', async () => {
      const { ann, pinId, count, pass } = await open();
      expect(await ann.history(pinId, 7)).toEqual({
        totals: { impressions: null, saves: null, pinClicks: null },
        days: [],
      });
      await count(2, 1);
      pass(1);
      await count(3, 0);
      const history = await ann.history(pinId, 7);
      expect(history?.totals).toEqual({ impressions: 5, saves: 0, pinClicks: 1 });
      expect(history?.days.map(({ impressions, pinClicks }) => [impressions, pinClicks])).toEqual([
        ...Array.from({ length: 5 }, () => [0, 0]),
        [2, 1],
        [3, 0],
      ]);
      const dates = history?.days.map(({ date }) => Date.parse(date)) ?? [];
      for (const [at, date] of dates.slice(1).entries()) expect(date - dates[at]!).toBe(86_400_000);
    });

    test('a partner’s pins are taken together', async () => {
      const { partner, pinId, count } = await open();
      await count(2, 1);
      expect(await partner.history(pinId, 30)).toEqual(await partner.ownHistory(30));
      expect((await partner.ownHistory(30))?.totals).toEqual({ impressions: 2, saves: 0, pinClicks: 1 });
    });

    test('pins of others, and pins that are not there, tell nothing', async () => {
      const { ann, bob, pinId } = await open();
      expect(await bob.read(pinId, 30)).toBeUndefined();
      expect(await bob.history(pinId, 30)).toBeUndefined();
      expect(await bob.ownHistory(30)).toBeUndefined();
      expect(await ann.read(toPinId('4711'), 30)).toBeUndefined();
    });
  });
}
