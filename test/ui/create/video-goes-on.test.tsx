// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HttpRequest } from '../../../src/adapters/http/client/http-client.ts';
import type { WireServer } from '../../adapters/wire-server.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { openApp } from '../support/open-app.tsx';
import { aBrowser } from './a-browser.ts';
import { annsServer, chooser, field, openCreate } from './open-create.tsx';

fillBrowserGaps();
afterEach(cleanup);

const BYTES = 'a film';
const THERE = 2;
const aFilm = (name = 'film.mp4', lastModified = 7) =>
  new File([BYTES], name, { type: 'video/mp4', lastModified });

/** Ann's server, to which the beginning of a film has come when the line breaks for good. */
function aBrokenLine() {
  const told = { upload_id: '9', upload_url: 'http://own.test/media-upload/', upload_parameters: {} };
  return annsServer()
    .on('/v3/media/uploads/register/batch/', aWireAnswer({ video: told }))
    .on('/media-upload/?', { status: 200, json: { offset: THERE } })
    .on('/media-upload/', () => new Promise(() => undefined))
    .on('VIP.get', aWireAnswer({ 9: { status: 'registered' } }));
}

/** The same server later; `sent` tells what came. */
function aGoodLine() {
  const sent: { readonly offset: unknown; readonly size: number }[] = [];
  const arrived = { status: 'succeeded', image_url: '/poster.png', width: 640, height: 360 };
  const server = aBrokenLine().on('/media-upload/', (_options, { body }: HttpRequest) => {
    const form = body as FormData;
    sent.push({ offset: form.get('offset'), size: (form.get('file') as File).size });
    server.on('VIP.get', aWireAnswer({ 9: arrived }));
    return { status: 204, json: null };
  });
  const announced = () => server.requests.filter(({ path }) => path.includes('/register/')).length;
  return { server, sent, announced };
}

/** How often a part of a film was sent there. */
const sendsOf = ({ requests }: WireServer) => requests.filter(({ path }) => path === '/media-upload/').length;

/** A window in which a film was on its way when it was closed. */
async function begunIn(browser: ReturnType<typeof aBrowser>) {
  const server = aBrokenLine();
  const { user } = await openCreate(server, { drafts: browser.window() });
  await user.type(field('Title'), 'A holiday');
  await user.upload(chooser(), aFilm());
  await waitFor(() => expect(sendsOf(server)).toBe(1));
  cleanup();
}

async function loseTheFile({ pictures }: ReturnType<typeof aBrowser>) {
  const { entityId } = aViewer();
  await pictures.remove(entityId, await pictures.list(entityId));
}

const REST = [{ offset: String(THERE), size: BYTES.length - THERE }];

test('a film goes on where it was after the page was loaded anew', async () => {
  const browser = aBrowser();
  await begunIn(browser);
  const { server, sent, announced } = aGoodLine();
  await openCreate(server, { drafts: browser.window() });
  expect(await screen.findByText('Uploaded')).toBeDefined();
  expect(sent).toEqual(REST);
  expect(announced()).toBe(0);
  expect(field('Title').value).toBe('A holiday');
});

test('one that this browser did not keep goes on when it is chosen again', async () => {
  const browser = aBrowser();
  await begunIn(browser);
  await loseTheFile(browser);
  const { server, sent, announced } = aGoodLine();
  const { user } = await openCreate(server, { drafts: browser.window() });
  await waitFor(() =>
    expect(descriptionOf(chooser())).toContain(
      'film.mp4 is no longer available. Choose it again and we’ll resume where the upload stopped.',
    ),
  );
  await user.upload(chooser(), aFilm());
  expect(await screen.findByText('Uploaded')).toBeDefined();
  expect(sent).toEqual(REST);
  expect(announced()).toBe(0);
  expect(field('Title').value).toBe('A holiday');
  expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
});

test('another film in its place begins anew', async () => {
  const browser = aBrowser();
  await begunIn(browser);
  await loseTheFile(browser);
  const { server, announced } = aGoodLine();
  const { user } = await openCreate(server, { drafts: browser.window() });
  await waitFor(() => expect(descriptionOf(chooser())).toContain('is no longer available'));
  await user.upload(chooser(), aFilm('film.mp4', 8));
  await waitFor(() => expect(announced()).toBe(1));
  expect(within(screen.getByRole('main')).getByText('film.mp4')).toBeDefined();
});

test('of two windows one sends it: the one that came last, and the first again when that has gone', async () => {
  const browser = aBrowser();
  const first = aBrokenLine();
  const sends = () => sendsOf(first);
  const { user } = await openCreate(first, { drafts: browser.window() });
  await user.upload(chooser(), aFilm());
  await waitFor(() => expect(sends()).toBe(1));
  const main = screen.getByRole('main');

  const second = aBrokenLine();
  await openCreate(second, { drafts: browser.window() });
  await waitFor(() => expect(sendsOf(second)).toBe(1));
  expect(await within(main).findByText('Uploading in another tab.')).toBeDefined();
  expect(sends()).toBe(1);

  window.dispatchEvent(new Event('pagehide'));
  await waitFor(() => expect(sends()).toBe(2));
  expect(within(main).queryByText('Uploading in another tab.')).toBeNull();
});

test('a window that crashed leaves what it was sending to one that looks on, which goes on where it was', async () => {
  const browser = aBrowser();
  const { server, sent, announced } = aGoodLine();
  await openCreate(server, { drafts: browser.window() });
  const main = screen.getByRole('main');

  const locks = browser.locks();
  const broken = aBrokenLine();
  const { user } = openApp({
    at: '/pin/create/',
    server: broken,
    viewer: aViewer(),
    drafts: browser.window(locks),
  });
  const choosers = () => screen.getAllByLabelText<HTMLInputElement>('Choose an image or video');
  await waitFor(() => expect(choosers()).toHaveLength(2));
  await user.upload(choosers()[1]!, aFilm());
  await waitFor(() => expect(sendsOf(broken)).toBe(1));
  expect(await within(main).findByText('Uploading in another tab.')).toBeDefined();
  expect(sent).toEqual([]);

  locks.crash();
  expect(await within(main).findByText('Uploaded')).toBeDefined();
  expect(sent).toEqual(REST);
  expect(announced()).toBe(0);
});
