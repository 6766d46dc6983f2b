// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';

fillBrowserGaps();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
const found = (results: readonly object[], state = 'ready') => aWireAnswer({ results, crop: WHOLE, state });

async function open(at: string, pins: readonly object[] = [aWirePin({ id: '8' })], state = 'ready') {
  const server = new WireServer()
    .on('Pin.get', aWireAnswer(aWirePin({ id: '7', title: 'A chair' })))
    .on('VisualLiveSearch.get', found(pins, state));
  const app = { ...openApp({ at, server, viewer: null }), server };
  await screen.findByRole('heading', { level: 1, name: 'Similar colors and shapes' });
  const last = () => server.optionsOf('VisualLiveSearch.get').at(-1);
  return { ...app, last };
}

const box = () => screen.getByRole('application', { name: 'Part to search for' });

test('shows what is like the whole picture, and the way back', async () => {
  const { last } = await open('/pin/7/visual-search/');
  expect(await screen.findByRole('article', { name: 'A chair' })).toBeDefined();
  expect(last()).toMatchObject({ pin_id: '7', crop: WHOLE, scope: 'pins' });
  expect(screen.getByRole('link', { name: 'Back to the pin' }).getAttribute('href')).toBe('/pin/7/');
  expect(screen.queryByRole('button', { name: 'Search the whole image' })).toBeNull();
});

test('keys change the part, and after a pause the search and the address', async () => {
  const { last, address } = await open('/pin/7/visual-search/');
  for (let step = 0; step < 10; step += 1) fireEvent.keyDown(box(), { key: 'ArrowLeft', shiftKey: true });
  for (let step = 0; step < 5; step += 1) fireEvent.keyDown(box(), { key: 'ArrowRight' });
  expect(screen.getByText(/^80 percent wide .* 10 percent from the left/)).toBeDefined();
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await vi.waitFor(() => expect(address()).toBe('/pin/7/visual-search/?crop=100%2C0%2C800%2C1000'));
  await vi.waitFor(() => expect(last()).toMatchObject({ crop: { x: 0.1, y: 0, w: 0.8, h: 1 } }));
  fireEvent.click(await screen.findByRole('button', { name: 'Search the whole image' }));
  await vi.waitFor(() => expect(address()).toBe('/pin/7/visual-search/'));
});

test('says that it searches until the results of a part are there', async () => {
  const { server } = await open('/pin/7/visual-search/');
  const answer = Promise.withResolvers<ReturnType<typeof found>>();
  server.on('VisualLiveSearch.get', () => answer.promise);
  fireEvent.keyDown(box(), { key: 'ArrowLeft', shiftKey: true });
  expect(await screen.findByText('Loading pins')).toBeDefined();
  answer.resolve(found([aWirePin({ id: '9' })]));
  await vi.waitFor(() => expect(screen.queryByText('Loading pins')).toBeNull());
});

test('the pointer draws a part', async () => {
  const { address } = await open('/pin/7/visual-search/');
  const area = box().parentElement!;
  area.getBoundingClientRect = () => new DOMRect(0, 0, 200, 100);
  area.setPointerCapture = () => undefined;
  fireEvent.pointerDown(area, { button: 0, clientX: 50, clientY: 10 });
  fireEvent.pointerMove(area, { clientX: 150, clientY: 60 });
  fireEvent.pointerUp(area);
  await vi.waitFor(() => expect(address()).toBe('/pin/7/visual-search/?crop=250%2C100%2C500%2C500'));
});

test('the address keeps the part, also for products', async () => {
  const { last } = await open('/pin/7/visual-search/?crop=250,100,500,500');
  expect(last()).toMatchObject({ crop: { x: 0.25, y: 0.1, w: 0.5, h: 0.5 } });
  const tabs = screen.getByRole('navigation', { name: 'Kinds of results' });
  fireEvent.click(within(tabs).getByRole('link', { name: 'Products' }));
  await vi.waitFor(() =>
    expect(last()).toMatchObject({ scope: 'products', crop: { x: 0.25, y: 0.1, w: 0.5, h: 0.5 } }),
  );
});

test('says when nothing is similar', async () => {
  await open('/pin/7/visual-search/', []);
  expect(await screen.findByText('Nothing similar yet')).toBeDefined();
});

test('says when the index is being built, until there is nothing similar for sure', async () => {
  const { server } = await open('/pin/7/visual-search/', [], 'building');
  expect(await screen.findByText('Search is still being prepared')).toBeDefined();
  expect(screen.queryByText('Nothing similar yet')).toBeNull();
  server.on('VisualLiveSearch.get', found([]));
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Nothing similar yet')).toBeDefined();
});

test('a pin that is not there has no visual search', async () => {
  openApp({
    at: '/pin/9/visual-search/',
    server: new WireServer().on('Pin.get', aWireFailure('pin_not_found')),
    viewer: null,
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByRole('application')).toBeNull();
});
