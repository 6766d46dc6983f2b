import { describe, expect, test } from 'vitest';
import type { FavoriteGateway } from '../../src/application/ports/pins/favorite-gateway.ts';
import { toPinId, type PinId } from '../../src/domain/ids/ids.ts';

/** A pin, and two people who may see it. */
type OpenPeople = () => Promise<{
  readonly pinId: PinId;
  readonly ann: FavoriteGateway;
  readonly bob: FavoriteGateway;
}>;

const done = (on: boolean, count: number) => ({ kind: 'done', favorite: { on, count } });

/** Proves that an adapter tells favorites as it promises. */
export function describeFavoriteGateway(name: string, open: OpenPeople): void {
  describe(`favorite gateway: ${name}`, () => {
    test('makes a pin a favorite, and ends it', async () => {
      const { ann, pinId } = await open();
      expect(await ann.set(pinId, true)).toEqual(done(true, 1));
      expect(await ann.set(pinId, false)).toEqual(done(false, 0));
    });

    test('twice the same is fine', async () => {
      const { ann, pinId } = await open();
      await ann.set(pinId, true);
      expect(await ann.set(pinId, true)).toEqual(done(true, 1));
      await ann.set(pinId, false);
      expect(await ann.set(pinId, false)).toEqual(done(false, 0));
    });

    test('answers what holds for everybody', async () => {
      const { ann, bob, pinId } = await open();
      await ann.set(pinId, true);
      expect(await bob.set(pinId, true)).toEqual(done(true, 2));
      expect(await ann.set(pinId, false)).toEqual(done(false, 1));
    });

    test('refuses a pin that is not there', async () => {
      const { ann } = await open();
      expect(await ann.set(toPinId('4711'), true)).toMatchObject({ kind: 'refused' });
    });
  });
}
