import { describe, expect, test } from 'vitest';
import type { SitemapKind } from '../../server/application/ports/discovery/sitemap-reader.ts';
import type { StoreWorld } from './store-world.ts';

export function describeSitemaps(world: StoreWorld): void {
  const idsOf = async (kind: SitemapKind) => {
    const pages = await world.store.sitemaps.pagesAfter(kind, null, 100);
    return pages.map(({ id }) => id);
  };

  describe('pages for search engines', () => {
    test('are what is public, without people who do not want that, and pins without words', async () => {
      const ada = await world.person('ada');
      const shy = await world.person('shy', { excludeFromSearch: true });
      const gone = await world.person('gone');
      const board = await world.board(ada, { slug: 'herbs' });
      const pin = await world.pin(board, { title: 'Basil' });
      const described = await world.pin(board, { title: '', description: 'In a pot' });
      await world.pin(board, { title: '', description: '' });
      await world.pin(board, { title: 'Thyme', pinnerId: shy.id });
      for (const hidden of [
        await world.board(ada, { privacy: 'secret' }),
        await world.board(ada, { privacy: 'protected' }),
        await world.board(ada, { isArchived: true }),
        await world.board(shy),
        await world.board(gone),
      ])
        await world.pin(hidden, { title: 'Hidden' });
      await world.setState(gone, 'deactivated');

      const { sitemaps } = world.store;
      expect(await sitemaps.pagesAfter('pins', null, 1)).toEqual([
        { kind: 'pins', id: pin.id, title: 'Basil' },
      ]);
      expect(await idsOf('pins')).toEqual([pin.id, described.id]);
      expect(await sitemaps.pagesAfter('boards', null, 9)).toEqual([
        { kind: 'boards', id: board.id, username: 'ada', slug: 'herbs' },
      ]);
      expect(await sitemaps.pagesAfter('users', null, 9)).toEqual([
        { kind: 'users', id: ada.id, username: 'ada' },
      ]);
    });

    test('come in the order of their ids, whose distances are known', async () => {
      const board = await world.board(await world.person('ada'));
      const pins = (await world.pins(4, board, { title: 'Basil' })).map(({ id }) => id);
      const { sitemaps } = world.store;
      const after = async (id: string | null) =>
        (await sitemaps.pagesAfter('pins', id, 2)).map((page) => page.id);
      expect(await after(null)).toEqual(pins.slice(0, 2));
      expect(await after(pins[1]!)).toEqual(pins.slice(2));
      expect(await after(pins[3]!)).toEqual([]);
      expect(await sitemaps.idAtDistance('pins', null, 1)).toBe(pins[0]);
      expect(await sitemaps.idAtDistance('pins', pins[0]!, 3)).toBe(pins[3]);
      expect(await sitemaps.idAtDistance('pins', pins[0]!, 4)).toBeUndefined();
    });
  });
}
