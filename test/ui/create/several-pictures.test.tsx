// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import {
  RequestCancelled,
  type HttpAnswer,
  type HttpRequest,
} from '../../../src/adapters/http/client/http-client.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { annsServer, aPicture, boardField, chooser, field, openCreate, UPLOADED } from './open-create.tsx';

fillBrowserGaps();
afterEach(cleanup);

const rows = () => within(screen.getByRole('region', { name: 'Drafts' })).getAllByRole('listitem');
const rowOf = (name: string) =>
  rows().find((row) => row.textContent?.includes(name)) ?? expect.fail(`There is no row of ${name}.`);
const open = (name: string) => within(rowOf(name)).getByRole('button', { name: new RegExp(`^${name}`) });
const publishShown = () => screen.getByRole('button', { name: 'Publish' });

/** Ann's server, where uploads end when the test says so. */
function slowServer() {
  const going = new Map<string, PromiseWithResolvers<HttpAnswer>>();
  let uploads = 0;
  const server = annsServer().on('/upload-image/', (_options, request: HttpRequest) => {
    const { name } = (request.body as FormData).get('img') as File;
    const transfer = Promise.withResolvers<HttpAnswer>();
    going.set(name, transfer);
    request.cancellation?.onCancel(() => transfer.reject(new RequestCancelled()));
    return transfer.promise.finally(() => going.delete(name));
  });
  return {
    server,
    going: () => [...going.keys()],
    arrive: (name: string) =>
      going
        .get(name)!
        .resolve({ status: 200, json: { ...(UPLOADED.json as object), upload_id: String(++uploads) } }),
    answer: (name: string, answer: HttpAnswer) => going.get(name)!.resolve(answer),
    fail: (name: string) => going.get(name)!.reject(new ServiceError('offline')),
  };
}

const files = (...names: string[]) => names.map((name) => aPicture(name));

describe('several pictures', () => {
  test('become several pins, the first of which keeps what was typed', async () => {
    const { user } = await openCreate();
    await user.type(field('Title'), 'A chair');
    await user.upload(chooser(), files('a.png', 'b.png'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('A chair'),
      expect.stringContaining('b.png'),
    ]);
    expect(field('Title').value).toBe('A chair');
    await user.click(open('b.png'));
    expect(field('Title').value).toBe('');
    await user.type(field('Title'), 'A lamp');
    await user.click(open('A chair'));
    expect(field('Title').value).toBe('A chair');
  });

  test('one that comes later is a pin of its own', async () => {
    const { user } = await openCreate();
    await user.upload(chooser(), aPicture('a.png'));
    await screen.findByText('Uploaded');
    expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
    await user.upload(screen.getByLabelText('Add more images or videos'), aPicture('b.png'));
    await waitFor(() => expect(rows()).toHaveLength(2));
    expect(open('b.png').getAttribute('aria-current')).toBe('true');
  });

  test('are sent three at a time', async () => {
    const { server, going, arrive } = slowServer();
    const { user } = await openCreate(server);
    await user.upload(chooser(), files('a.png', 'b.png', 'c.png', 'd.png', 'e.png'));
    await waitFor(() => expect(going()).toEqual(['a.png', 'b.png', 'c.png']));
    expect(rowOf('d.png').textContent).toContain('Waiting…');
    arrive('b.png');
    await waitFor(() => expect(going()).toEqual(['a.png', 'c.png', 'd.png']));
    expect(rowOf('b.png').textContent).toContain('Ready');
  });

  test('one that is cancelled makes room and is no pin any more, unless it is brought back', async () => {
    const { server, going } = slowServer();
    const { user } = await openCreate(server);
    await user.upload(chooser(), files('a.png', 'b.png', 'c.png', 'd.png'));
    await waitFor(() => expect(going()).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Cancel b.png' }));
    await waitFor(() => expect(going()).toEqual(['a.png', 'c.png', 'd.png']));
    expect(rows()).toHaveLength(3);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(rowOf('b.png').textContent).toContain('Waiting…');
  });

  test('one that is refused leaves no draft behind, is named with the reason, and holds nobody up', async () => {
    const { server, going, arrive, answer } = slowServer();
    const { user } = await openCreate(server);
    await user.upload(chooser(), files('a.png', 'letter.png', 'c.png'));
    await waitFor(() => expect(going()).toHaveLength(3));
    answer('letter.png', aWireFailure('bad_media', { message: 'This is no picture.' }));
    arrive('a.png');
    arrive('c.png');
    const notice = await screen.findByText(/1 file couldn’t be added/);
    expect(notice.textContent).toContain('letter.png: This is no picture.');
    expect(rows().map((row) => row.textContent)).toEqual([
      expect.stringContaining('a.png'),
      expect.stringContaining('c.png'),
    ]);
    expect(rowOf('a.png').textContent).toContain('Ready');
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/couldn’t be added/)).toBeNull();
  });

  test('that are all refused leave an empty draft', async () => {
    const { server, going, answer } = slowServer();
    const { user } = await openCreate(server);
    await user.upload(chooser(), files('one.txt.png', 'two.txt.png'));
    await waitFor(() => expect(going()).toHaveLength(2));
    for (const name of going()) answer(name, aWireFailure('bad_media', { message: 'This is no picture.' }));
    await screen.findByText(/2 files couldn’t be added/);
    expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
    expect(chooser()).toBeDefined();
  });

  test('go to the board that is chosen for one of them, until another one is chosen', async () => {
    const boards = [aWireBoard({ id: '21', name: 'Chairs' }), aWireBoard({ id: '22', name: 'Lamps' })];
    const { user } = await openCreate(annsServer(...boards));
    const choose = async (name: string) => {
      await user.click(boardField());
      await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
    };
    await user.upload(chooser(), files('a.png', 'b.png', 'c.png'));
    await waitFor(() => expect(rows()).toHaveLength(3));
    await choose('Lamps');
    await user.click(open('b.png'));
    expect(boardField().textContent).toContain('Lamps');
    await choose('Chairs');
    await user.click(open('c.png'));
    expect(boardField().textContent).toContain('Lamps');
    await user.click(screen.getByRole('button', { name: 'Use this board for all 3 drafts' }));
    await user.click(open('b.png'));
    expect(boardField().textContent).toContain('Lamps');
    expect(screen.queryByRole('button', { name: /^Use this board/ })).toBeNull();
  });

  test('one that did not arrive goes again from its row', async () => {
    const { server, going, arrive, fail } = slowServer();
    const { user } = await openCreate(server);
    await user.upload(chooser(), files('a.png', 'b.png'));
    await waitFor(() => expect(going()).toHaveLength(2));
    fail('b.png');
    await waitFor(() => expect(rowOf('b.png').textContent).toContain('You seem to be offline'));
    await user.click(screen.getByRole('button', { name: 'Try again: b.png' }));
    await waitFor(() => expect(going()).toEqual(['a.png', 'b.png']));
    arrive('b.png');
    await waitFor(() => expect(rowOf('b.png').textContent).toContain('Ready'));
  });
});

describe('publishing', () => {
  test('one of several stays at the others', async () => {
    const { user, address } = await openCreate();
    await user.upload(chooser(), files('a.png', 'b.png'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Publish all 2' })).toBeDefined());
    await user.click(publishShown());
    expect(await screen.findByText('Published to Home')).toBeDefined();
    expect(address()).toBe('/pin/create/');
    expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
    expect(screen.getByText('b.png')).toBeDefined();
    await user.click(publishShown());
    await waitFor(() => expect(address()).toBe('/pin/700/'));
  });

  test('all publishes those that are ready and leaves the rest', async () => {
    const { server, going, arrive } = slowServer();
    let made = 700;
    server.on('Pin.create', () => aWireAnswer(aWirePin({ id: String(made++) })));
    const { user, address, stores } = await openCreate(server, { viewer: aViewer({ pinCount: 1 }) });
    await user.upload(chooser(), files('a.png', 'b.png', 'c.png'));
    await waitFor(() => expect(going()).toHaveLength(3));
    arrive('a.png');
    arrive('c.png');
    await user.click(await screen.findByRole('button', { name: 'Publish all 2' }));
    expect(await screen.findByText('2 pins published')).toBeDefined();
    expect(server.optionsOf('Pin.create').map(({ upload_id }) => upload_id)).toEqual(['1', '2']);
    expect(address()).toBe('/pin/create/');
    expect(screen.getByText('b.png')).toBeDefined();
    // The home of beginners goes by it.
    expect(stores.session.viewer?.pinCount).toBe(3);
  });

  test('all shows the first that was refused, with the reason', async () => {
    const { user, server } = await openCreate();
    await user.upload(chooser(), files('a.png', 'b.png', 'c.png'));
    await user.click(open('b.png'));
    await user.type(field('Link'), 'shop');
    await user.click(open('a.png'));
    await user.click(await screen.findByRole('button', { name: 'Publish all 3' }));
    expect(await screen.findByText('2 of 3 pins published. The rest are still drafts.')).toBeDefined();
    expect(field('Link').value).toBe('shop');
    expect(screen.getByText('Enter a valid URL, starting with https://')).toBeDefined();
    expect(server.optionsOf('Pin.create')).toHaveLength(2);
  });

  test('all stops when the server is away, and loses nothing', async () => {
    const { user, server } = await openCreate();
    await user.upload(chooser(), files('a.png', 'b.png', 'c.png'));
    const button = await screen.findByRole('button', { name: 'Publish all 3' });
    server.on('Pin.create', () => Promise.reject(new ServiceError('offline')));
    await user.click(button);
    expect((await screen.findByRole('alert')).textContent).toContain('You seem to be offline');
    expect(server.optionsOf('Pin.create')).toHaveLength(1);
    expect(rows()).toHaveLength(3);
    expect(await screen.findByText('Nothing was published. Your drafts are safe.')).toBeDefined();
  });

  test('all tells which of how many is under way', async () => {
    const answers: PromiseWithResolvers<HttpAnswer>[] = [];
    const server = annsServer().on('Pin.create', () => {
      answers.push(Promise.withResolvers());
      return answers.at(-1)!.promise;
    });
    const { user } = await openCreate(server);
    await user.upload(chooser(), files('a.png', 'b.png', 'c.png'));
    await user.click(await screen.findByRole('button', { name: 'Publish all 3' }));
    for (const number of [1, 2, 3]) {
      const said = `Publishing ${number} of 3…`;
      await waitFor(() => expect(screen.getByRole('button', { name: said })).toBeDefined());
      expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(said);
      await waitFor(() => expect(answers).toHaveLength(number));
      answers.at(-1)!.resolve(aWireAnswer(aWirePin({ id: String(700 + number) })));
    }
    expect(await screen.findByText('3 pins published')).toBeDefined();
    expect(screen.queryByText(/Publishing/)).toBeNull();
  });
});
