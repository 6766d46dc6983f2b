// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noAnswer, type WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { aWireSection } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aServer, box, organizing, press, shown } from './organizing.tsx';

fillBrowserGaps();
afterEach(cleanup);

describe('a move is taken back', () => {
  const place = { board_id: '21', section_id: null };
  const moved = (pin_ids: readonly string[]) =>
    aWireAnswer({ ok_ids: pin_ids, failed: [], moved_from: [{ ...place, pin_ids }] });
  const lamps = { board_id: '22' };
  async function movedTwo(server: WireServer) {
    const app = await organizing(server);
    for (const name of ['Two', 'Four']) await app.user.click(box(name));
    await app.user.click(press('Move'));
    await app.user.click(await screen.findByRole('button', { name: /Lamps/ }));
    await screen.findByText('2 pins moved to Lamps');
    expect(shown()).toEqual(['One', 'Three']);
    return app;
  }

  test('by Undo: every pin goes to the board and the section where it was', async () => {
    const server = aServer()
      .on('BoardSection.get', aWireAnswer(aWireSection()))
      .on('BulkEdit.update', ({ board_id, pin_ids }) =>
        board_id === '22'
          ? aWireAnswer({
              ok_ids: pin_ids,
              failed: [],
              moved_from: [
                { ...place, pin_ids: ['102'] },
                { board_id: '21', section_id: '31', pin_ids: ['104'] },
              ],
            })
          : aWireAnswer({ ok_ids: pin_ids, failed: [] }),
      );
    const { user } = await movedTwo(server);
    await user.click(press('Undo'));
    expect(await screen.findByText('2 pins moved back')).toBeDefined();
    expect(server.optionsOf('BulkEdit.update')).toEqual([
      { ...lamps, pin_ids: ['102', '104'] },
      { board_id: '21', pin_ids: ['102'] },
      { board_id: '21', section_id: '31', pin_ids: ['104'] },
    ]);
    // They come from another board: in its own order this one has them first.
    expect(shown()).toEqual(['Four', 'Two', 'One', 'Three']);
  });

  test('at once, and visibly not so as far as the server does not follow', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aWireAnswer>>();
    const server = aServer().on('BulkEdit.update', ({ board_id }) =>
      board_id === '22' ? moved(['102', '104']) : answer.promise,
    );
    const { user } = await movedTwo(server);
    await user.click(press('Undo'));
    await vi.waitFor(() => expect(shown()).toHaveLength(4));
    answer.resolve(aWireAnswer({ ok_ids: ['104'], failed: [{ id: '102' }] }));
    expect(await screen.findByText('Sorry! Something went wrong on our end.')).toBeDefined();
    expect(shown()).toEqual(['Four', 'One', 'Three']);
  });

  test('not at all when the server is away', async () => {
    const server = aServer().on('BulkEdit.update', ({ board_id }) =>
      board_id === '22' ? moved(['102', '104']) : noAnswer(),
    );
    const { user } = await movedTwo(server);
    await user.click(press('Undo'));
    expect(await screen.findByText('Sorry! Something went wrong on our end.')).toBeDefined();
    expect(shown()).toEqual(['One', 'Three']);
  });

  test('is nothing that copies and deletions offer', async () => {
    const { user } = await organizing();
    await user.click(box('One'));
    await user.click(press('Copy'));
    await user.click(await screen.findByRole('button', { name: /Lamps/ }));
    await screen.findByText('1 pin copied to Lamps');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('all pins of a list that is not read to its end', () => {
  const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const all = names.map((title, index) => aWirePin({ id: `${101 + index}`, grid_title: title, title }));
  const ids = all.map(({ id }) => id);

  /** Four pins to a page, unless more are asked for. */
  function aLongBoard() {
    let here: readonly WirePin[] = all;
    const server = aServer().on('BoardFeed.get', ({ bookmarks, page_size }) => {
      const from = Array.isArray(bookmarks) ? Number(bookmarks[0]) : 0;
      const to = from + Number(page_size ?? 4);
      return aWireAnswer(here.slice(from, to), to < here.length ? { bookmark: String(to) } : {});
    });
    const move = async (wait: Promise<void>) => {
      server.on('BulkEdit.update', async ({ board_id, pin_ids }) => {
        await wait;
        here = board_id === '22' ? [] : all.toReversed();
        const moved_from = board_id === '22' ? [{ board_id: '21', section_id: null, pin_ids }] : [];
        return aWireAnswer({ ok_ids: pin_ids, failed: [], moved_from });
      });
      const app = await organizing(server);
      await app.user.click(press('Select all'));
      await app.user.click(press('Move'));
      await app.user.click(await screen.findByRole('button', { name: /Lamps/ }));
      return app;
    };
    return { server, move };
  }

  test('leave nothing behind, also when a page of them was on its way', async () => {
    const { server, move } = aLongBoard();
    const answer = Promise.withResolvers<void>();
    const { stores } = await move(answer.promise);
    const feed = [...stores.feeds.shown][0] ?? stores.feeds.openByName('boardfeed:21')!;
    await act(() => feed.loadMore());
    await vi.waitFor(() => expect(server.optionsOf('BulkEdit.update')).toHaveLength(1));
    answer.resolve();
    await screen.findByText('6 pins moved to Lamps');
    expect(shown()).toEqual([]);
    expect(server.optionsOf('BulkEdit.update')).toEqual([{ board_id: '22', pin_ids: ids }]);
  });

  test('come back by Undo in their new order, those too that had not been read', async () => {
    const { move } = aLongBoard();
    const { user } = await move(Promise.resolve());
    await screen.findByText('6 pins moved to Lamps');
    await user.click(press('Undo'));
    await screen.findByText('6 pins moved back');
    await vi.waitFor(() => expect(shown()).toEqual(['Six', 'Five', 'Four', 'Three']));
  });
});
