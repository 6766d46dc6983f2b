import { describe, expect, test } from 'vitest';
import { toPinId, toSectionId } from '../../src/domain/ids/ids.ts';
import type { BoardRecord, SectionRecord } from '../../server/application/ports/records.ts';
import { NotUnique } from '../../server/application/ports/store.ts';
import { idsOf, minute, type StoreWorld } from './store-world.ts';

export function describeStoredSections(world: StoreWorld): void {
  const titles = async (board: BoardRecord, page = { offset: 0, limit: 50 }) =>
    (await world.store.sections.ofBoard(board.id, page)).map(({ title }) => title);
  const three = async () => {
    const board = await world.board(await world.person('ada'));
    const sections = [];
    for (const title of ['a', 'b', 'c']) sections.push(await world.section(board, { title }));
    const [a, b, c] = sections as [SectionRecord, SectionRecord, SectionRecord];
    return { board, a, b, c };
  };

  describe('sections', () => {
    test('are found as they were stored, empty, and are counted on their board', async () => {
      const board = await world.board(await world.person('ada'));
      const section = await world.section(board, { title: 'Stühle', slug: 'stühle', createdAt: minute(3) });
      expect(section).toEqual({
        id: section.id,
        boardId: board.id,
        title: 'Stühle',
        slug: 'stühle',
        createdAt: minute(3),
        position: expect.any(Number),
        pinCount: 0,
      });
      expect(await world.store.sections.findBySlug(board.id, 'stühle')).toEqual(section);
      expect((await world.store.boards.find(board.id))?.sectionCount).toBe(1);
      for (const id of ['0', '99', '007']) {
        expect(await world.store.sections.find(toSectionId(id))).toBeUndefined();
      }
    });

    test('stand in the order in which they came, page by page', async () => {
      const { board } = await three();
      expect(await titles(board)).toEqual(['a', 'b', 'c']);
      expect(await titles(board, { offset: 1, limit: 1 })).toEqual(['b']);
      expect(await titles(board, { offset: 3, limit: 1 })).toEqual([]);
    });

    test('can be put behind another one, or first', async () => {
      const { board, a, b, c } = await three();
      const place = (section: SectionRecord, after: SectionRecord | null) =>
        world.do((tx) => tx.sections.placeAfter(section.id, after?.id ?? null));
      await place(a, b);
      expect(await titles(board)).toEqual(['b', 'a', 'c']);
      await place(c, null);
      expect(await titles(board)).toEqual(['c', 'b', 'a']);
      await place(c, c);
      await world.do((tx) => tx.sections.placeAfter(toSectionId('99'), a.id));
      await world.do((tx) => tx.sections.placeAfter(a.id, toSectionId('99')));
      expect(await titles(board)).toEqual(['c', 'b', 'a']);
      await world.section(board, { title: 'd' });
      expect(await titles(board)).toEqual(['c', 'b', 'a', 'd']);
    });

    test('keep the slugs that they had, and take none of another section', async () => {
      const board = await world.board(await world.person('ada'));
      const section = await world.section(board, { slug: 'one' });
      const other = await world.section(board, { slug: 'taken' });
      const rename = (slug: string) =>
        world.do((tx) => tx.sections.rename(section.id, { title: slug.toUpperCase(), slug }));
      await rename('two');
      await rename('one');
      await rename('two');
      for (const slug of ['one', 'two']) {
        expect(await world.store.sections.findBySlug(board.id, slug)).toMatchObject({
          id: section.id,
          title: 'TWO',
          slug: 'two',
        });
      }
      expect(await world.store.sections.slugsOf(board.id)).toEqual(
        new Map([
          ['one', section.id],
          ['two', section.id],
          ['taken', other.id],
        ]),
      );
      await expect(rename('taken')).rejects.toBeInstanceOf(NotUnique);
      await expect(world.section(board, { slug: 'one' })).rejects.toBeInstanceOf(NotUnique);
      await world.do((tx) => tx.sections.rename(toSectionId('99'), { title: 'x', slug: 'x' }));
      await world.section(await world.board(await world.person('bob')), { slug: 'one' });
    });

    test('show their first three pins, but none of deactivated people', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      const board = await world.board(ada);
      const section = await world.section(board);
      const empty = await world.section(board);
      const pins = await world.pins(4, board, { sectionId: section.id });
      const bobs = await world.pin(board, { sectionId: section.id, pinnerId: bob.id });
      await world.pin(board);
      const shown = async () => {
        const views = await world.store.sections.views([empty, section]);
        return views.map(({ previews }) => previews.map(({ pinId }) => pinId));
      };
      const newest = idsOf(pins.toReversed());
      expect(await shown()).toEqual([[], [bobs.id, ...newest.slice(0, 2)]]);
      await world.setState(bob, 'deactivated');
      expect(await shown()).toEqual([[], newest.slice(0, 3)]);
      await world.do((tx) => tx.pins.placeAfter(newest[3] ?? toPinId('0'), null));
      expect((await shown())[1]?.[0]).toBe(newest[3]);
      const [, view] = await world.store.sections.views([empty, section]);
      expect(view?.previews[0]?.picture).toEqual(
        await world.store.pictures.find(pins[0]?.pictureSignature ?? ''),
      );
      expect(await world.store.sections.views([])).toEqual([]);
    });

    test('that are removed leave their pins on the board', async () => {
      const board = await world.board(await world.person('ada'));
      const section = await world.section(board, { slug: 'gone' });
      const pin = await world.pin(board, { sectionId: section.id });
      await world.do((tx) => tx.sections.remove(section.id));
      await world.do((tx) => tx.sections.remove(section.id));

      expect(await world.store.sections.find(section.id)).toBeUndefined();
      expect(await world.store.sections.findBySlug(board.id, 'gone')).toBeUndefined();
      expect(await world.store.pins.find(pin.id)).toMatchObject({ boardId: board.id, sectionId: null });
      expect(await world.store.boards.find(board.id)).toMatchObject({ pinCount: 1, sectionCount: 0 });
      await world.section(board, { slug: 'gone' });
    });
  });

  test('a feed of a board can be of one section', async () => {
    const board = await world.board(await world.person('ada'));
    const [one, two] = [await world.section(board), await world.section(board)];
    const inOne = await world.pins(3, board, { sectionId: one.id });
    await world.pin(board, { sectionId: two.id });
    await world.pin(board);
    for (const sort of ['custom', 'newest', 'oldest'] as const) {
      const options = { sort, sections: { only: one.id }, after: null, limit: 50 } as const;
      const pins = idsOf(await world.store.feeds.ofBoard(board.id, options));
      expect(sort === 'oldest' ? pins : pins.toReversed()).toEqual(idsOf(inOne));
    }
  });
}
