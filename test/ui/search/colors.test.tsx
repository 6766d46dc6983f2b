// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { noAnswer, WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aWireSearchPage } from '../../builders/a-wire-search-page.ts';
import { aWireTopic } from '../../builders/a-wire-topic.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
afterEach(cleanup);

const looks = (results: readonly object[], state = 'ready') =>
  aWireAnswer({ results, crop: { x: 0, y: 0, w: 1, h: 1 }, state });

const found = (pins = [aWirePin({ title: 'A chair' })]) =>
  new WireServer()
    .on('VisualLiveSearch.get', looks(pins))
    .on(
      'Categories.get',
      aWireAnswer([aWireTopic({ pin_count: 1 }), aWireTopic({ id: '99', name: 'Chess', url_name: 'chess' })]),
    )
    .on('TypeaheadClearRecent.get', aWireAnswer([{ query: 'oak', time: '' }]));

const pick = (color: string) => fireEvent(pickerOf(color), new Event('change', { bubbles: true }));
const pickerOf = (color: string) => {
  const field = screen.getByLabelText<HTMLInputElement>('Any color');
  field.value = color;
  return field;
};

describe('pins of a colour', () => {
  test('are listed for a group', async () => {
    const server = found();
    openApp({ at: '/search/pins/?color=red', server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Red pins' })).toBeDefined();
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
    expect(server.optionsOf('VisualLiveSearch.get')).toMatchObject([{ color: 'red' }]);
    expect(screen.getByRole('link', { name: 'Red' }).getAttribute('aria-current')).toBe('page');
  });

  test('are listed for a picked one', async () => {
    const server = found();
    const { address } = openApp({ at: '/search/pins/?color=%23112299', server });
    expect(await screen.findByRole('heading', { level: 1, name: 'Blue pins' })).toBeDefined();
    pick('#cc2200');
    await expect.poll(address).toBe('/search/pins/?color=%23cc2200');
    await screen.findByRole('heading', { level: 1, name: 'Red pins' });
    expect(server.optionsOf('VisualLiveSearch.get')).toMatchObject([
      { color: '#112299' },
      { color: '#cc2200' },
    ]);
  });

  test('that are none lead elsewhere', async () => {
    openApp({ at: '/search/pins/?color=teal', server: found([]) });
    expect(await screen.findByText('No pins in this color')).toBeDefined();
  });

  test('that are missing because the index is being built appear when it is ready', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const server = found().on('VisualLiveSearch.get', looks([], 'building'));
    openApp({ at: '/search/pins/?color=teal', server });
    await screen.findByRole('heading', { level: 1, name: 'Teal pins' });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Search is still being prepared');
    expect(screen.queryByText('No pins in this color')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Search is still being prepared')).toBeDefined();
    server.on('VisualLiveSearch.get', looks([aWirePin({ title: 'A chair' })]));
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(screen.getByRole('article', { name: 'A chair' })).toBeDefined();
    const asked = () => server.optionsOf('VisualLiveSearch.get').length;
    const count = asked();
    await act(() => vi.advanceTimersByTimeAsync(300_000));
    expect(asked()).toBe(count);
  });

  test('that are removed while the page is shown leave an empty list', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const { server, stores } = openApp({ at: '/search/pins/?color=teal', server: found() });
    await screen.findByRole('article', { name: 'A chair' });
    server.on('VisualLiveSearch.get', looks([]));
    act(() => stores.feeds.open({ kind: 'color', color: 'teal' }).showAnew([], null));
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    expect(await screen.findByText('No pins in this color')).toBeDefined();
  });

  test('that do not come are a page that says so', async () => {
    openApp({ at: '/search/pins/?color=teal', server: found().on('VisualLiveSearch.get', noAnswer) });
    expect((await screen.findByRole('main')).textContent).toContain('offline');
  });

  test('of a search are those with the picked one', async () => {
    const facets = { ...aWireSearchPage().facets, color: [{ value: 'red', count: 2 }] };
    const server = new WireServer().on(
      'BaseSearch.get',
      aWireAnswer(aWireSearchPage({ results: [aWirePin()], facets })),
    );
    const { user, address } = openApp({ at: '/search/pins/?q=oak', server });
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    pick('#2244aa');
    await expect.poll(address).toBe('/search/pins/?q=oak&color=%232244aa');
    await screen.findByRole('link', { name: 'Remove filter “Blue”' });
    expect(server.optionsOf('BaseSearch.get').at(-1)).toMatchObject({ query: 'oak', color: '#2244aa' });
  });
});

describe('the search without a query', () => {
  test('shows what was searched for, colours and topics', async () => {
    const server = found().on('TypeaheadClearRecent.delete', aWireAnswer({}));
    const { user } = openApp({ at: '/search', server, viewer: aViewer() });
    const recent = within(await screen.findByRole('region', { name: 'Recent searches' }));
    expect(recent.getByRole('link', { name: 'oak' }).getAttribute('href')).toBe(
      '/search/pins/?q=oak&rs=autocomplete',
    );
    expect(screen.getByRole('link', { name: 'Green' }).getAttribute('href')).toBe(
      '/search/pins/?color=green',
    );
    const topics = within(screen.getByRole('region', { name: 'Explore topics' }));
    // No pin is about the other one.
    expect(topics.getAllByRole('link')).toHaveLength(1);
    expect(topics.queryByRole('link', { name: 'Chess' })).toBeNull();
    await user.click(recent.getByRole('button', { name: 'Clear history' }));
    expect(screen.queryByRole('region', { name: 'Recent searches' })).toBeNull();
    expect(server.optionsOf('TypeaheadClearRecent.delete')).toEqual([{}]);
  });

  test('shows visitors their searches of this window, also those for boards and people', async () => {
    const server = found().on('BaseSearch.get', aWireAnswer(aWireSearchPage({ results: [] })));
    const { goTo, stores } = openApp({ at: '/search/boards/?q=oak', server });
    stores.context.show({ ...stores.context.current, allowsTracking: true });
    await screen.findByText('No boards found for “oak”');
    goTo('/search/people/?q=elm');
    await screen.findByText('No people found for “elm”');
    goTo('/search');
    const recent = within(await screen.findByRole('region', { name: 'Recent searches' }));
    expect(recent.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['elm', 'oak']);
  });

  test('keeps them when they cannot be cleared, and says so', async () => {
    const server = found().on('TypeaheadClearRecent.delete', noAnswer);
    const { user, stores } = openApp({ at: '/search', server, viewer: aViewer() });
    await user.click(await screen.findByRole('button', { name: 'Clear history' }));
    await expect.poll(() => stores.toasts.message?.kind).toBe('problem');
    expect(screen.getByRole('link', { name: 'oak' })).toBeDefined();
  });
});

test('a search for products begins with a row of them', async () => {
  const pins = Array.from({ length: 14 }, (_, index) =>
    aWirePin({
      id: String(200 + index),
      title: `Thing ${index}`,
      grid_title: `Thing ${index}`,
      is_shoppable: index < 7,
    }),
  );
  const server = new WireServer().on(
    'BaseSearch.get',
    aWireAnswer(aWireSearchPage({ results: pins, shopping_intent: true })),
  );
  openApp({ at: '/search/pins/?q=sofa', server });
  const row = within(await screen.findByRole('region', { name: 'Shop results for “sofa”' }));
  expect(row.getAllByRole('listitem')).toHaveLength(7);
  const grid = within(screen.getByRole('feed', { name: 'Search results for sofa' }));
  expect(grid.queryByRole('article', { name: 'Thing 0' })).toBeNull();
  expect(grid.getByRole('article', { name: 'Thing 7' })).toBeDefined();
});

test('popular pins instead of results have no row of products', async () => {
  const results = Array.from({ length: 14 }, (_, index) =>
    aWirePin({
      id: String(200 + index),
      title: `Thing ${index}`,
      grid_title: `Thing ${index}`,
      is_shoppable: index < 7,
    }),
  );
  const server = new WireServer().on(
    'BaseSearch.get',
    aWireAnswer(aWireSearchPage({ results, shopping_intent: true, relaxed: 'popular' })),
  );
  openApp({ at: '/search/pins/?q=buy%20unobtainium', server });
  const grid = within(await screen.findByRole('feed', { name: 'Search results for buy unobtainium' }));
  expect(grid.getByRole('article', { name: 'Thing 0' })).toBeDefined();
  expect(screen.queryByRole('region', { name: /^Shop results/ })).toBeNull();
});
