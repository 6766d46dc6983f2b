// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWireSearchPage } from '../../builders/a-wire-search-page.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const ITEMS = [
  { type: 'query', label: 'oak chair', url: '/search/pins/?q=oak%20chair&rs=ac', image_url: null },
  { type: 'board', label: 'Oak rooms', url: '/ann/oak-rooms/', image_url: '/media/1.jpg' },
  { type: 'user', label: 'Oakley', url: '/oakley/', image_url: null },
  { type: 'user', label: 'Elsewhere', url: '//evil.example/', image_url: null },
];

function open(viewer = null as ReturnType<typeof aViewer> | null, server = new WireServer()) {
  server
    .on('TypeaheadClearRecent.get', aWireAnswer([{ query: 'oak table' }, { query: 'elm' }]))
    .on('TypeaheadClearRecent.delete', aWireAnswer({ ok: true }))
    .on('Categories.get', aWireAnswer([]))
    .on('AdvancedTypeahead.get', aWireAnswer({ items: ITEMS }))
    .on('BaseSearch.get', aWireAnswer(aWireSearchPage()));
  return openApp({ at: '/search', server, viewer });
}

const field = () => screen.getByLabelText<HTMLInputElement>('Search', { selector: 'input' });
const options = () =>
  screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label') ?? option.textContent);
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

test('Enter searches for what is typed', async () => {
  const { user, address } = open();
  await user.type(field(), '  oak & ash{Enter}');
  await expect.poll(address).toBe('/search/pins/?q=oak%20%26%20ash&rs=typed');
  expect(field().value).toBe('oak & ash');
});

test('is a form that works without scripts', () => {
  open();
  const form = field().form!;
  expect([form.getAttribute('action'), form.method, field().name]).toEqual(['/search/pins/', 'get', 'q']);
});

test('suggestions are a combobox: arrow keys move, Enter goes there', async () => {
  const { user, address } = open();
  await user.type(field(), 'oak');
  await expect.poll(options).toEqual(['oak chair', 'Oak rooms', 'Oakley']);
  expect(field().getAttribute('role')).toBe('combobox');
  expect(field().getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('listbox').id).toBe(field().getAttribute('aria-controls'));
  await expect
    .poll(() => screen.getAllByRole('status').map((status) => status.textContent))
    .toContain('3 suggestions');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()?.textContent).toBe('Oak rooms');
  await user.keyboard('{Home}');
  expect(active()?.textContent).toBe('oak chair');
  await user.keyboard('{End}{ArrowUp}{Enter}');
  await expect.poll(address).toBe('/ann/oak-rooms/');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('nothing opens below the field while there is nothing to show', async () => {
  const { user } = open();
  await user.click(field());
  await expect.poll(() => field().getAttribute('role')).toBe('combobox');
  const panel = field().form!.querySelector('div')!;
  expect(panel.hidden).toBe(true);
  await user.type(field(), 'oak');
  expect(panel.hidden).toBe(false);
});

test('Escape leaves, and the field says again what the page is about', async () => {
  const { user } = open();
  await user.type(field(), 'oak');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field().value).toBe('');
  expect(document.activeElement).not.toBe(field());
});

test('own searches can be removed by keys, by pointer, and all together', async () => {
  const { user, server } = open(aViewer());
  await user.click(field());
  await expect
    .poll(options)
    .toEqual([
      'oak table',
      'Remove “oak table” from recent searches',
      'elm',
      'Remove “elm” from recent searches',
    ]);
  await user.keyboard('{ArrowDown}{ArrowRight}{Enter}');
  await expect.poll(options).toEqual(['elm', 'Remove “elm” from recent searches']);
  await expect
    .poll(() => screen.getAllByRole('status').map((status) => status.textContent))
    .toContain('Removed “oak table”');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await expect.poll(options).toEqual([]);
  expect(server.optionsOf('TypeaheadClearRecent.delete')).toEqual([{ query: 'oak table' }, {}]);
  expect(document.activeElement).toBe(field());
});

test('without a connection one can still type and search', async () => {
  const { user, server } = open();
  server.on('AdvancedTypeahead.get', noAnswer);
  await user.type(field(), 'oak');
  expect((await screen.findByRole('alert')).textContent).toMatch(/You’re offline/);
  expect(screen.getByRole('button', { name: 'Search for “oak”' })).toBeDefined();
});

test('the button of phones opens the same in the whole window', async () => {
  const { user, address } = open();
  await user.click(screen.getByRole('button', { name: 'Search' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Search' }));
  const input = sheet.getByLabelText('Search', { selector: 'input' });
  expect(document.activeElement).toBe(input);
  await user.keyboard('oak');
  await user.click((await sheet.findAllByRole('option'))[0]!);
  await expect.poll(address).toBe('/search/pins/?q=oak%20chair&rs=ac');
  expect(screen.queryByRole('dialog')).toBeNull();
});
