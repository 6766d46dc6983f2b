import { describe, expect, test } from 'vitest';
import type { Store } from '../../server/application/ports/store.ts';
import type { StoreWorld } from './store-world.ts';

/** @param open a store of its own, which the test closes */
export function describeOpenStore(
  world: StoreWorld,
  open: () => Promise<{ readonly store: Store; readonly close: () => Promise<void> }>,
): void {
  describe('an open store', () => {
    test('can be reached, and its tables are those of this version', async () => {
      await world.store.ping();
      expect(await world.store.migrationsPending()).toBe(false);
    });

    test('knows the largest id of people, boards, sections and pins', async () => {
      expect(await world.store.newestId()).toBe(0);
      const ada = await world.person('ada');
      expect(await world.store.newestId()).toBe(Number(ada.id));
      const board = await world.board(ada);
      expect(await world.store.newestId()).toBe(Number(board.id));
    });

    test('cannot be reached once it is closed; closing twice is closing once', async () => {
      const { store, close } = await open();
      await store.close();
      await store.close();
      await expect(store.ping()).rejects.toThrow();
      await close();
    });
  });
}
