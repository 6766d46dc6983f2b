// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { Viewer } from '../../../src/domain/users/user.ts';
import type { WirePin } from '../../../wire/pin.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireProduct, aWireRichMetadata } from '../../builders/a-wire-rich-metadata.ts';
import { annsCopy, aSavingServer, BOARDS, bobsPin, openWall } from '../saving/open-wall.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { openApp } from '../support/open-app.tsx';
import { fill } from '../support/fill.ts';

fillBrowserGaps();
afterEach(cleanup);

const MINE = bobsPin({
  id: '700',
  title: 'A chair',
  grid_title: 'A chair',
  description: 'Made of oak',
  link: 'https://shop.test/chair',
  alt_text: 'An oak chair',
  unified_user_note: 'For the hall',
  board: BOARDS[0],
  access: ['write', 'delete'],
});
const COPY = annsCopy('101', BOARDS[0]!, {
  title: 'A copy',
  grid_title: 'A copy',
  link: 'https://shop.test/chair',
});

const NO_TOPICS = { topics: [], removed: [] };

/** Keeps what it is told about the pin. */
function serverWith(pin: WirePin) {
  let kept = pin;
  return aSavingServer([pin])
    .on('Pin.get', () => aWireAnswer(kept))
    .on('Board.get', aWireFailure('board_not_found'))
    .on('PinTopics.get', aWireAnswer(NO_TOPICS))
    .on('Pin.update', (change) => {
      kept = { ...kept, ...change, ...('title' in change ? { grid_title: String(change.title) } : {}) };
      return aWireAnswer(kept);
    });
}

async function openEdit(
  pin: WirePin,
  { server = serverWith(pin), viewer = aViewer() as Viewer | null } = {},
) {
  const app = openApp({ at: `/pin/${pin.id}/edit/`, server, viewer });
  await screen.findByRole('button', { name: 'Save changes' });
  return app;
}

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save changes' });

describe('editing a pin', () => {
  test('begins with what is there', async () => {
    await openEdit(MINE);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Edit Pin');
    expect(
      ['Title', 'Description', 'Link', 'Alternative text', 'Note to yourself'].map(
        (name) => field(name).value,
      ),
    ).toEqual(['A chair', 'Made of oak', 'https://shop.test/chair', 'An oak chair', 'For the hall']);
    expect(screen.getByRole('button', { name: 'Board Garden' })).toBeDefined();
  });

  test('sends what differs, and goes to the pin', async () => {
    const { user, server, address } = await openEdit(MINE);
    await user.clear(field('Description'));
    await user.type(field('Title'), ' of oak');
    await user.click(save());
    expect(await screen.findByRole('heading', { name: 'A chair of oak' })).toBeDefined();
    expect(address()).toBe('/pin/700/');
    expect(server.optionsOf('Pin.update')).toEqual([{ id: '700', title: 'A chair of oak', description: '' }]);
  });

  test('moves it to another board', async () => {
    const { user, server } = await openEdit(MINE);
    await user.click(screen.getByRole('button', { name: 'Board Garden' }));
    await user.click(await screen.findByRole('option', { name: /Doors/ }));
    expect(screen.getByRole('button', { name: 'Board Doors' })).toBeDefined();
    await user.click(save());
    await screen.findByText('Changes saved');
    expect(server.optionsOf('Pin.update')).toEqual([{ id: '700', board_id: '43', section: null }]);
  });

  test('still has what was typed after a look at another page, until it is saved or discarded', async () => {
    const { user, server, goTo } = await openEdit(MINE);
    const comeBack = async () => {
      goTo('/pin/700/');
      await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
      goTo('/pin/700/edit/');
      await screen.findByLabelText('Title');
    };
    await user.type(field('Title'), ' of oak');
    await user.click(screen.getByRole('button', { name: 'Board Garden' }));
    await user.click(await screen.findByRole('option', { name: /Doors/ }));
    await comeBack();
    expect(field('Title').value).toBe('A chair of oak');
    expect(screen.getByRole('button', { name: 'Board Doors' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.getByRole('button', { name: 'Board Garden' })).toBeDefined();
    await user.type(field('Title'), ' of ash');
    await comeBack();
    await user.click(save());
    await screen.findByRole('heading', { name: 'A chair of ash' });
    expect(server.optionsOf('Pin.update')).toEqual([{ id: '700', title: 'A chair of ash' }]);
  });

  test('without a change asks nothing of the server', async () => {
    const { user, server, address } = await openEdit(MINE);
    await user.click(save());
    await screen.findByRole('heading', { name: 'A chair' });
    expect(address()).toBe('/pin/700/');
    expect(server.optionsOf('Pin.update')).toEqual([]);
  });

  test('says beside the field what to mend, and keeps what was typed', async () => {
    const { user } = await openEdit(MINE);
    await user.clear(field('Link'));
    await fill(user, field('Link'), 'javascript:alert(1)');
    await user.click(save());
    expect(descriptionOf(field('Link'))).toContain('Links must start with');
    expect(field('Link').value).toBe('javascript:alert(1)');
  });

  test('to a board that is gone says so beside it, and lets one choose another', async () => {
    const server = serverWith(MINE).on('Pin.update', aWireFailure('board_not_found'));
    const { user } = await openEdit(MINE, { server });
    await user.type(field('Title'), ' of oak');
    await user.click(screen.getByRole('button', { name: 'Board Garden' }));
    await user.click(await screen.findByRole('option', { name: /Doors/ }));
    server.on(
      'BoardPickerBoards.get',
      aWireAnswer({ all_boards: BOARDS.filter(({ name }) => name !== 'Doors'), boards_shortlist: [] }),
    );
    await user.click(save());
    const place = screen.getByRole('button', { name: 'Board Doors' });
    expect(descriptionOf(place)).toBe('That board no longer exists. Choose another.');
    await user.click(place);
    await screen.findByRole('option', { name: /Lamps/ });
    expect(screen.queryByRole('option', { name: /Doors/ })).toBeNull();
    expect(field('Title').value).toBe('A chair of oak');
  });

  test('that the server refuses says why', async () => {
    const server = aSavingServer([MINE])
      .on('PinTopics.get', aWireAnswer(NO_TOPICS))
      .on('Pin.update', aWireFailure('limit_reached', { message: 'Board is full' }));
    const { user } = await openEdit(MINE, { server });
    await user.type(field('Title'), '!');
    await user.click(save());
    expect((await screen.findByRole('alert')).textContent).toContain('Board is full');
  });

  test('leaves the link of a copy alone', async () => {
    await openEdit(COPY);
    expect(field('Link').readOnly).toBe(true);
    expect(descriptionOf(field('Link'))).toContain('Saved Pins keep the original link');
  });
});

describe('price and shop details', () => {
  const SOLD: WirePin = {
    ...MINE,
    rich_metadata: aWireRichMetadata({ products: [aWireProduct({ standard_price_val: 12 })] }),
  };
  const open = () => screen.getByRole('button', { name: 'Add price and shop details' });

  test('begin with what is known, and nothing is sent that did not change', async () => {
    const { user, server } = await openEdit(SOLD);
    expect(['Price', /^Original price/, 'Currency'].map((name) => field(name).value)).toEqual([
      '10',
      '12',
      'USD',
    ]);
    await user.type(field('Title'), '!');
    await user.click(save());
    await screen.findByText('Changes saved');
    expect(server.optionsOf('Pin.update')).toEqual([{ id: '700', title: 'A chair!' }]);
  });

  test('are added, with what to mend beside the field and everything typed kept', async () => {
    const { user, server } = await openEdit({ ...MINE, link: null });
    await user.click(open());
    await user.type(field('Price'), '19,90');
    await user.click(save());
    expect(descriptionOf(field('Currency'))).toContain('Use a three-letter code, e.g. EUR or USD.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(field('Price').value).toBe('19,90');
    await user.type(field('Currency'), 'eur');
    await user.click(save());
    await screen.findByText('Changes saved');
    expect(server.optionsOf('Pin.update')).toEqual([
      { id: '700', product: { price: 19.9, currency: 'EUR', availability: 'in_stock' } },
    ]);
  });

  test('stay open while a field is emptied', async () => {
    const { user } = await openEdit({ ...MINE, link: null });
    await user.click(open());
    await user.type(field('Price'), '1');
    await user.clear(field('Price'));
    expect(document.activeElement).toBe(field('Price'));
  });

  test('are taken away', async () => {
    const { user, server } = await openEdit(SOLD);
    await user.click(screen.getByRole('button', { name: 'Remove details' }));
    expect(open()).toBeDefined();
    await user.click(save());
    await screen.findByText('Changes saved');
    expect(server.optionsOf('Pin.update')).toEqual([{ id: '700', product: null }]);
  });

  test('of a copy are those of its original', async () => {
    await openEdit(COPY);
    expect(screen.queryByRole('button', { name: 'Add price and shop details' })).toBeNull();
  });
});

describe('deleting it', () => {
  test('asks first, when nothing could bring it back', async () => {
    const { user, server } = await openEdit(MINE);
    await user.click(screen.getByRole('button', { name: 'Delete Pin' }));
    const question = await screen.findByRole('alertdialog', { name: 'Delete this Pin?' });
    expect(server.optionsOf('Pin.delete')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Delete Pin' }));
    expect(await screen.findByText('Pin deleted!')).toBeDefined();
    expect(server.optionsOf('Pin.delete')).toMatchObject([{ id: '700' }]);
  });

  test('of a copy happens at once, and can be undone', async () => {
    const { user, server } = await openEdit(COPY);
    await user.click(screen.getByRole('button', { name: 'Delete Pin' }));
    expect(await screen.findByText('Pin deleted!')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Undo', hidden: true })).toBeDefined();
    expect(server.optionsOf('Pin.delete')).toMatchObject([{ id: '900' }]);
  });

  test('that fails leaves the person where they were', async () => {
    const server = serverWith(COPY).on('Pin.delete', aWireFailure('internal'));
    const { user, address } = await openEdit(COPY, { server });
    await user.click(screen.getByRole('button', { name: 'Delete Pin' }));
    expect(await screen.findByText('Sorry! There was an error deleting your Pin.')).toBeDefined();
    expect(address()).toBe('/pin/900/edit/');
  });
});

describe('who may', () => {
  test('not edit it is shown the pin instead', async () => {
    const app = openApp({
      at: '/pin/700/edit/',
      server: serverWith({ ...MINE, access: [] }),
      viewer: aViewer(),
    });
    await screen.findByRole('heading', { name: 'A chair' });
    expect(app.address()).toBe('/pin/700/');
  });

  test('log in comes back here', async () => {
    const app = openApp({ at: '/pin/700/edit/', server: serverWith(MINE) });
    await screen.findByRole('heading', { name: /^Log in to/ });
    expect(app.address()).toBe('/login/?next=%2Fpin%2F700%2Fedit%2F');
  });
});

test('from a card it opens over the wall, and goes back to it', async () => {
  const { user, address } = await openWall([MINE], { server: serverWith(MINE) });
  await user.hover(screen.getByRole('link', { name: 'A chair' }));
  await user.click(await screen.findByRole('link', { name: 'Edit Pin' }));
  const dialog = await screen.findByRole('dialog', { name: 'Edit Pin' });
  expect(address()).toBe('/pin/700/edit/');
  expect(screen.getByRole('article', { name: 'A chair', hidden: true })).toBeDefined();
  await user.type(await within(dialog).findByLabelText('Title'), ' of oak');
  await user.click(within(dialog).getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByRole('article', { name: 'A chair of oak' })).toBeDefined();
});

test('deleted from its closeup over the wall, it is gone from the wall', async () => {
  const { user, address } = await openWall([COPY, MINE], {
    server: serverWith(COPY).on('UserHomefeed.get', aWireAnswer([COPY, MINE])),
  });
  await user.click(screen.getByRole('link', { name: 'A copy' }));
  await screen.findByRole('heading', { level: 1, name: 'A copy' });
  await user.click(screen.getAllByRole('link', { name: 'Edit Pin' }).at(-1)!);
  await user.click(await screen.findByRole('button', { name: 'Delete Pin' }));
  expect(await screen.findByText('Pin deleted!')).toBeDefined();
  expect(await screen.findByRole('article', { name: 'A chair' })).toBeDefined();
  expect(screen.queryByRole('article', { name: 'A copy' })).toBeNull();
  expect(address()).toBe('/');
});
