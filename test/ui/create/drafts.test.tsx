// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { ServiceError } from '../../../src/application/ports/service-error.ts';
import { override } from '../../../src/composition/provide.ts';
import { OpenDraftsToken } from '../../../src/composition/tokens.ts';
import { toUserId } from '../../../src/domain/ids/ids.ts';
import { aViewer } from '../../builders/a-user.ts';
import { aWireBoard } from '../../builders/a-wire-board.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { aBrowser, aWindowWithoutStorage, leave } from './a-browser.ts';
import { annsServer, aPicture, boardField, chooser, field, openCreate, publish } from './open-create.tsx';
import { fill } from '../support/fill.ts';

fillBrowserGaps();
afterEach(cleanup);

const saved = () => screen.findByText('Draft saved');
const BOARDS = [aWireBoard(), aWireBoard({ id: '22', name: 'Lamps' })];

describe('a draft', () => {
  test('is filled in again when the page is opened anew', async () => {
    const browser = aBrowser();
    const { user } = await openCreate(annsServer(...BOARDS), { drafts: browser.window() });
    await user.type(field('Title'), 'A chair');
    await user.type(field('Description'), 'Made of oak');
    await fill(user, field('Link'), 'https://shop.test/chair');
    await fill(user, field('Alternative text'), 'An oak chair');
    await user.click(boardField());
    await user.click(await screen.findByRole('option', { name: /Lamps/ }));
    await saved();
    cleanup();

    const { server } = await openCreate(annsServer(...BOARDS), { drafts: browser.window() });
    await waitFor(() => expect(field('Title').value).toBe('A chair'));
    expect(field('Description').value).toBe('Made of oak');
    expect(field('Link').value).toBe('https://shop.test/chair');
    expect(field('Alternative text').value).toBe('An oak chair');
    await waitFor(() => expect(boardField().textContent).toContain('Lamps'));
    expect(server.optionsOf('Pin.create')).toEqual([]);
  });

  test('whose picture the server has does not send it again', async () => {
    const browser = aBrowser();
    const first = await openCreate(annsServer(), { drafts: browser.window() });
    await first.user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    cleanup();

    const { user, server } = await openCreate(annsServer(), { drafts: browser.window() });
    expect((await screen.findByText('Uploaded')).textContent).toContain('640 × 480');
    await user.click(publish());
    await screen.findByRole('heading', { name: 'A chair' });
    expect(server.optionsOf('Pin.create')).toMatchObject([{ upload_id: '9' }]);
    expect(server.requests.filter(({ path }) => path === '/upload-image/')).toEqual([]);
  });

  test('whose picture was on its way sends it again by itself', async () => {
    const browser = aBrowser();
    const never = annsServer().on('/upload-image/', () => new Promise(() => undefined));
    const { user } = await openCreate(never, { drafts: browser.window() });
    await user.upload(chooser(), aPicture());
    await saved();
    cleanup();

    const { server } = await openCreate(annsServer(), { drafts: browser.window() });
    await screen.findByText('Uploaded');
    expect(screen.getByText('chair.png')).toBeDefined();
    expect(server.requests.filter(({ path }) => path === '/upload-image/')).toHaveLength(1);
  });

  test('whose picture is not there any more asks for it and keeps the rest', async () => {
    const browser = aBrowser();
    const never = annsServer().on('/upload-image/', () => new Promise(() => undefined));
    const { user } = await openCreate(never, { drafts: browser.window() });
    await user.type(field('Title'), 'A chair');
    await user.upload(chooser(), aPicture());
    await saved();
    await browser.pictures.remove(aViewer().entityId, await browser.pictures.list(aViewer().entityId));
    cleanup();

    await openCreate(annsServer(), { drafts: browser.window() });
    await waitFor(() => expect(descriptionOf(chooser())).toContain('chair.png is no longer available'));
    expect(field('Title').value).toBe('A chair');
  });

  test('is gone once it is published, with its picture', async () => {
    const browser = aBrowser();
    const { user } = await openCreate(annsServer(), { drafts: browser.window() });
    await user.type(field('Title'), 'A chair');
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.click(publish());
    await screen.findByRole('heading', { name: 'A chair' });
    expect(browser.drafts().openRepository(aViewer().entityId).all()).toEqual([]);
    expect(await browser.pictures.list(aViewer().entityId)).toEqual([]);
  });

  test('can be discarded, and be brought back', async () => {
    const browser = aBrowser();
    const { user } = await openCreate(annsServer(), { drafts: browser.window() });
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    await user.type(field('Title'), 'A chair');
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(field('Title').value).toBe('');
    expect(chooser()).toBeDefined();
    expect(browser.drafts().openRepository(aViewer().entityId).all()).toEqual([]);

    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(field('Title').value).toBe('A chair'));
    await screen.findByText('Uploaded');
    expect(browser.drafts().openRepository(aViewer().entityId).all()).toHaveLength(1);
  });

  test('is nobody else’s', async () => {
    const browser = aBrowser();
    const { user } = await openCreate(annsServer(), { drafts: browser.window() });
    await user.type(field('Title'), 'A chair');
    await saved();
    cleanup();
    const ben = aViewer({ entityId: toUserId('77'), username: 'ben' });
    await openCreate(annsServer(), { drafts: browser.window(), viewer: ben });
    await screen.findByRole('heading', { name: 'Create a pin' });
    expect(field('Title').value).toBe('');
  });
});

describe('a browser that keeps nothing', () => {
  test('says so, does all the rest and asks before the window is closed', async () => {
    const { user } = await openCreate(annsServer(), { drafts: aWindowWithoutStorage() });
    expect(leave()).toBe('goes');
    await user.type(field('Title'), 'A chair');
    expect(await screen.findByText('Draft can’t be saved in this browser')).toBeDefined();
    expect(leave()).toBe('asks');
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.click(publish());
    await screen.findByRole('heading', { name: 'A chair' });
    expect(leave()).toBe('goes');
  });

  test('keeps what was typed while one looks at something else', async () => {
    const { user, goTo, goBack } = await openCreate(annsServer(), { drafts: aWindowWithoutStorage() });
    await user.type(field('Title'), 'A chair');
    goTo('/pin/7/');
    await screen.findByRole('heading', { name: 'A chair' });
    goBack();
    await waitFor(() => expect(field('Title').value).toBe('A chair'));
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  });
});

test('what is kept can be left without a question, also while its picture is on its way', async () => {
  const never = annsServer().on('/upload-image/', () => new Promise(() => undefined));
  const { user } = await openCreate(never);
  await user.upload(chooser(), aPicture());
  await saved();
  expect(leave()).toBe('goes');
});

describe('two windows', () => {
  /** Two windows of Ann's browser with the page open in both, one after the other in the document. */
  async function twoWindows(prepare = (_server: ReturnType<typeof annsServer>) => undefined as void) {
    const browser = aBrowser();
    const server = annsServer(...BOARDS);
    prepare(server);
    const here = await openCreate(server, { drafts: browser.window() });
    await openCreate(annsServer(...BOARDS), { drafts: browser.window() });
    const [one, other] = screen
      .getAllByRole('heading', { name: 'Create a pin' })
      .map((heading) => within(heading.closest('form')!));
    const title = (inside: typeof one) => inside!.getByLabelText<HTMLInputElement>(/^Title/);
    const text = (inside: typeof one) => inside!.getByLabelText<HTMLInputElement>(/^Description/);
    return { browser, user: here.user, one: one!, other: other!, title, text };
  }

  test('show the same, field by field what was typed last', async () => {
    const { user, one, other, title, text } = await twoWindows();
    await user.type(title(one), 'A chair');
    await waitFor(() => expect(title(other).value).toBe('A chair'));
    await user.type(text(other), 'Made of oak');
    await user.type(title(one), ' of oak');
    await waitFor(() => expect(title(other).value).toBe('A chair of oak'));
    expect(text(one).value).toBe('Made of oak');
  });

  test('show the same picture, and send it once', async () => {
    const { user, one, other } = await twoWindows();
    await user.upload(one.getByLabelText<HTMLInputElement>('Choose an image or video'), aPicture());
    await waitFor(() => expect(other.getByText('Uploaded')).toBeDefined());
    expect(one.getByText('Uploaded')).toBeDefined();
  });

  test('say when the other one is sending the picture', async () => {
    const { user, one, other } = await twoWindows(
      (server) => void server.on('/upload-image/', () => new Promise(() => undefined)),
    );
    await user.upload(one.getByLabelText<HTMLInputElement>('Choose an image or video'), aPicture());
    expect(await other.findByText('Uploading in another tab.')).toBeDefined();
    await user.click(other.getByRole('button', { name: 'Upload here instead' }));
    expect(await other.findByText('Uploaded')).toBeDefined();
    await waitFor(() => expect(one.getByText('Uploaded')).toBeDefined());
  });

  test('a draft that is published in one is gone in the other', async () => {
    const { user, one, other, title } = await twoWindows();
    await user.type(title(one), 'A chair');
    await waitFor(() => expect(title(other).value).toBe('A chair'));
    await user.upload(one.getByLabelText<HTMLInputElement>('Choose an image or video'), aPicture());
    await one.findByText('Uploaded');
    await user.click(one.getByRole('button', { name: 'Publish' }));
    await waitFor(() => expect(title(other).value).toBe(''));
  });

  test('after a log-out in one, the other keeps nothing more but what was typed in it', async () => {
    const { browser, user, one, other, title } = await twoWindows();
    await user.type(title(one), 'A chair');
    await waitFor(() => expect(title(other).value).toBe('A chair'));
    await browser.drafts().clearBrowserData.run(aViewer().entityId);
    await waitFor(() => expect(title(other).value).toBe(''));
    expect(title(one).value).toBe('A chair');
    expect(leave()).toBe('asks');
    await user.type(title(one), '!');
    expect(browser.texts.keys('')).toEqual([]);
    await user.click(one.getByRole('button', { name: 'Discard draft' }));
  });
});

test('when the part that keeps drafts does not come, the form works without', async () => {
  const drafts = override(OpenDraftsToken, () => Promise.reject(new ServiceError('offline')));
  const app = await openCreate(annsServer(), { drafts });
  await app.user.type(field('Title'), 'A chair');
  expect(await screen.findByText('Draft can’t be saved in this browser')).toBeDefined();
  await app.user.click(screen.getByRole('button', { name: 'Discard draft' }));
});
