// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { WireSection } from '../../../wire/board.ts';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aUserShort, aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireBoardShort, aWireSection } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ANN = aViewer();
const BOB = aViewer({ ...aUserShort({ username: 'bob' }), entityId: '12' as typeof ANN.entityId });

const aServer = (section: Partial<WireSection> = {}, pins = [aWirePin()]) =>
  new WireServer()
    .on('BoardSection.get', aWireAnswer(aWireSection({ pin_count: 1, ...section })))
    .on('BoardSectionPins.get', aWireAnswer(pins))
    .on('Board.get', aWireAnswer(aWireBoard({ pin_count: 3 })))
    .on('BoardFeed.get', aWireAnswer([aWirePin()]))
    .on('UserSettings.get', aWireAnswer({}));

async function open(at: string, server = aServer(), viewer: typeof ANN | null = ANN) {
  const app = openApp({ at, server, viewer });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

describe('a section', () => {
  test('shows its pins and the board that it belongs to', async () => {
    const { server } = await open('/ann/home/chairs/', aServer(), null);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Chairs');
    expect(screen.getByRole('link', { name: 'Section of Home' }).getAttribute('href')).toBe('/ann/home/');
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
    expect(document.title).toBe('Chairs · Home · Pinakes');
    expect(server.optionsOf('BoardSectionPins.get')).toEqual([{ section_id: '31' }]);
    expect(screen.queryByText(/^(Edit section|Organize)$/)).toBeNull();
  });

  test.each(['/ann/21/31/', '/ann/old-home/old-chairs/'])('at %s moves to its own address', async (at) => {
    const { address } = await open(at);
    await vi.waitFor(() => expect(address()).toBe('/ann/home/chairs/'));
    expect(await screen.findByRole('heading', { name: 'Chairs' })).toBeDefined();
  });

  test('without pins tells its owner how to fill it, and others that it waits', async () => {
    await open('/ann/home/chairs/', aServer({ pin_count: 0 }, []));
    expect(screen.getByRole('heading', { name: 'Fill this section' })).toBeDefined();
    cleanup();
    await open('/ann/home/chairs/', aServer({ pin_count: 0 }, []), BOB);
    expect(screen.getByRole('heading', { name: 'No pins yet' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'View board' }).getAttribute('href')).toBe('/ann/home/');
  });

  test('whose pins the viewer has hidden says so', async () => {
    await open('/ann/home/chairs/', aServer({ pin_count: 2 }, []), BOB);
    expect(screen.getByRole('heading', { name: 'No pins to show' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'View board' }).getAttribute('href')).toBe('/ann/home/');
  });

  test('that is not there is not found', async () => {
    const server = aServer().on('BoardSection.get', aWireFailure('section_not_found'));
    await open('/ann/home/chairs/', server);
    expect(screen.getByRole('heading', { name: 'We couldn’t find that page' })).toBeDefined();
  });

  test('that does not come can be tried again', async () => {
    const { user, server } = await open('/ann/home/chairs/', aServer().on('BoardSection.get', noAnswer));
    expect(screen.getByRole('heading', { name: 'No connection' })).toBeDefined();
    server.on('BoardSection.get', aWireAnswer(aWireSection()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Chairs' })).toBeDefined();
  });

  test('takes its pins away when they move to the board', async () => {
    const server = aServer()
      .on('BulkEdit.update', aWireAnswer({ ok_ids: ['101'], failed: [] }))
      .on('BoardPickerBoards.get', aWireAnswer({ all_boards: [aWireBoardShort()], boards_shortlist: [] }));
    const { user } = await open('/ann/home/chairs/', server);
    await user.click(screen.getByRole('button', { name: 'Organize' }));
    await user.click(await screen.findByRole('checkbox', { name: 'A chair' }));
    await user.click(screen.getByRole('button', { name: 'Move' }));
    await user.click(await screen.findByRole('button', { name: /Home/ }));
    expect(await screen.findByText('1 pin moved to Home')).toBeDefined();
    await vi.waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  });
});

describe('editing a section', () => {
  test('gives it a name, and with it an address', async () => {
    const server = aServer().on('BoardSectionEdit.update', ({ name }) =>
      aWireAnswer(aWireSection({ title: String(name), slug: 'lamps' })),
    );
    const { user, address } = await open('/boardsection/31/edit', server);
    server.on('BoardSection.get', aWireAnswer(aWireSection({ title: 'Lamps', slug: 'lamps' })));
    await user.clear(screen.getByLabelText('Name'));
    await user.type(screen.getByLabelText('Name'), 'Lamps');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Lamps' })).toBeDefined();
    expect(address()).toBe('/ann/home/lamps/');
  });

  test('still has what was typed after a look at another page, until it is cancelled', async () => {
    const { user, goTo, address } = await open('/boardsection/31/edit');
    const comeBack = async () => {
      goTo('/ann/home/');
      await vi.waitFor(() => expect(screen.queryByLabelText('Name')).toBeNull());
      goTo('/boardsection/31/edit');
      return (await screen.findByLabelText<HTMLInputElement>('Name')).value;
    };
    await user.type(screen.getByLabelText('Name'), ' and lamps');
    expect(await comeBack()).toBe('Chairs and lamps');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await vi.waitFor(() => expect(address()).toBe('/ann/home/chairs/'));
    expect(await comeBack()).toBe('Chairs');
  });

  test('without a name is refused', async () => {
    const { user, server } = await open('/boardsection/31/edit');
    await user.clear(screen.getByLabelText('Name'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Give the section a name.')).toBeDefined();
    expect(server.optionsOf('BoardSectionEdit.update')).toEqual([]);
  });

  test('that was deleted meanwhile says so and leads to its board', async () => {
    const server = aServer().on('BoardSectionEdit.update', aWireFailure('section_not_found'));
    const { user } = await open('/boardsection/31/edit', server);
    await user.type(screen.getByLabelText('Name'), ' and lamps');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const said = await screen.findByRole('alert');
    expect(said.textContent).toContain('Board section not found.');
    const link = within(said).getByRole('link', { name: 'View board' });
    expect(link.getAttribute('href')).toBe('/ann/home/');
  });

  test('deletes it after saying what stays', async () => {
    const server = aServer().on('BoardSectionEdit.delete', aWireAnswer({ ok: true }));
    const { user, address } = await open('/boardsection/31/edit', server);
    await user.click(screen.getByRole('button', { name: 'Delete section' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Chairs?' });
    expect(dialog.textContent).toContain('Its 1 pin stays on Home.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete section' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Home' })).toBeDefined();
    expect(address()).toBe('/ann/home/');
  });

  test('is not for others', async () => {
    await open('/boardsection/31/edit', aServer(), BOB);
    expect(screen.getByRole('heading', { name: 'You can’t edit this section' })).toBeDefined();
  });
});
