import { describe, expect, test } from 'vitest';
import type { PinStatsGateway } from '../../src/application/ports/pins/pin-stats-gateway.ts';
import { toPinId, type PinId } from '../../src/domain/ids/ids.ts';

/** A pin of Ann’s, of which nothing was counted yet, and a day at which things happen. */
type OpenPeople = () => Promise<{
  readonly pinId: PinId;
  readonly ann: PinStatsGateway;
  readonly bob: PinStatsGateway;
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

    test('pins of others, and pins that are not there, tell nothing', async () => {
      const { ann, bob, pinId } = await open();
      expect(await bob.read(pinId, 30)).toBeUndefined();
      expect(await ann.read(toPinId('4711'), 30)).toBeUndefined();
    });
  });
}
