// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireBoard, aWireBoardShort } from '../../builders/a-wire-board.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { aViewer } from '../../builders/a-user.ts';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { openApp } from '../support/open-app.tsx';
import { annsServer, aPicture, boardField, chooser, field, openCreate, publish } from './open-create.tsx';
import { fill } from '../support/fill.ts';

fillBrowserGaps();
afterEach(cleanup);

describe('publishing', () => {
  test('sends all that was filled in, goes to the pin and says where it is', async () => {
    const { user, server, address } = await openCreate();
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.type(field('Title'), 'A chair');
    await user.type(field('Description'), 'Made of oak');
    await fill(user, field('Link'), 'https://shop.test/chair');
    await fill(user, field('Alternative text'), 'An oak chair');
    await user.click(publish());

    expect(await screen.findByRole('heading', { name: 'A chair' })).toBeDefined();
    expect(address()).toBe('/pin/700/');
    expect(await screen.findByText('Published to Home')).toBeDefined();
    expect(server.optionsOf('Pin.create')).toEqual([
      {
        upload_id: '9',
        title: 'A chair',
        description: 'Made of oak',
        link: 'https://shop.test/chair',
        alt_text: 'An oak chair',
        method: 'uploaded',
      },
    ]);
  });

  test('on a board sends its id', async () => {
    const { user, server } = await openCreate(
      annsServer(aWireBoard(), aWireBoard({ id: '22', name: 'Lamps' })),
    );
    await user.upload(chooser(), aPicture());
    await user.click(boardField());
    await user.click(screen.getByRole('option', { name: /Lamps/ }));
    expect(boardField().textContent).toContain('Lamps');
    await user.click(publish());
    await screen.findByRole('heading', { name: 'A chair' });
    expect(server.optionsOf('Pin.create')).toMatchObject([{ board_id: '22' }]);
  });

  test('that is answered once one is elsewhere says so and leads nobody away', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const { user, address, goTo } = await openCreate(annsServer().on('Pin.create', () => answer.promise));
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.click(publish());
    await goTo('/nowhere/at/all/here');
    await screen.findByRole('heading', { name: 'We couldn’t find that page' });
    answer.resolve(aWireAnswer(aWirePin({ id: '700', title: 'A chair' })));
    expect(await screen.findByText('Published to Home')).toBeDefined();
    expect(address()).toBe('/nowhere/at/all/here');
  });

  test('without a picture is forgiven when one is chosen before that is said', async () => {
    const { user, server } = await openCreate();
    await user.type(field('Title'), 'A chair');
    // Both at once, as on a machine that is busy.
    fireEvent.click(publish());
    fireEvent.change(chooser(), { target: { files: [aPicture()] } });
    await screen.findByText('Uploaded');
    await screen.findByRole('button', { name: 'Publish' });
    expect(screen.queryByText('Choose an image or video first.')).toBeNull();
    expect(server.optionsOf('Pin.create')).toEqual([]);
    await user.click(publish());
    await screen.findByRole('heading', { name: 'A chair' });
    expect(server.optionsOf('Pin.create')).toMatchObject([{ upload_id: '9', title: 'A chair' }]);
  });

  test('makes the new pin appear in feeds that were open before, also by going back', async () => {
    const server = annsServer().on('UserHomefeed.get', aWireAnswer([]));
    const app = openApp({ at: '/', server, viewer: aViewer() });
    await screen.findByText('Make your first pin');
    app.goTo('/pin/create/');
    await screen.findByRole('heading', { name: 'Create a pin' });
    await app.user.upload(chooser(), aPicture());
    await app.user.click(publish());
    await screen.findByRole('heading', { name: 'A chair' });

    server.on('UserHomefeed.get', aWireAnswer([aWirePin({ id: '700' })]));
    app.goBack();
    await screen.findByRole('heading', { name: 'Create a pin' });
    app.goBack();
    expect(await screen.findByRole('article', { name: 'A chair' })).toBeDefined();
  });

  test('is said to be under way, and goes once', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const { user, server } = await openCreate(annsServer().on('Pin.create', () => answer.promise));
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.click(publish());
    expect(screen.getByRole('button', { name: /Publishing…/ })).toBeDefined();
    await user.click(screen.getByRole('button', { name: /Publishing…/ }));
    answer.resolve(aWireAnswer(aWirePin({ id: '700' })));
    await screen.findByRole('heading', { name: 'A chair' });
    expect(server.optionsOf('Pin.create')).toHaveLength(1);
  });
});

test('who does not come back after the session has ended loses nothing', async () => {
  const { user } = await openCreate(annsServer().on('Pin.create', aWireFailure('authentication_required')));
  await user.upload(chooser(), aPicture());
  await screen.findByText('Uploaded');
  await user.type(field('Title'), 'A chair');
  await user.click(publish());
  await user.click(await screen.findByRole('button', { name: 'Not now' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/You’ve been logged out/);
  expect(field('Title').value).toBe('A chair');
});

describe('what is wrong', () => {
  test('without a picture it is asked for first', async () => {
    const { user, server } = await openCreate();
    await user.type(field('Title'), 'A chair');
    await user.click(publish());
    expect(descriptionOf(chooser())).toContain('Choose an image or video first.');
    await vi.waitFor(() => expect(document.activeElement).toBe(chooser()));
    expect(field('Title').value).toBe('A chair');
    expect(server.optionsOf('Pin.create')).toEqual([]);
  });

  test('the question for a picture is gone once one was chosen', async () => {
    const { user } = await openCreate();
    await user.type(field('Title'), 'A chair');
    await user.click(publish());
    await vi.waitFor(() => expect(descriptionOf(chooser())).toContain('Choose an image or video first.'));
    await user.upload(chooser(), [aPicture('a.png'), aPicture('b.png')]);
    await screen.findByText('Uploaded');
    expect(screen.queryByText(/Choose an image or video first/)).toBeNull();
  });

  test('a title that is too long is counted while typing and named when publishing', async () => {
    const { user } = await openCreate();
    await user.upload(chooser(), aPicture());
    await user.click(field('Title'));
    await user.paste('x'.repeat(205));
    expect(descriptionOf(field('Title'))).toContain('5 characters too many');
    await user.click(publish());
    expect(descriptionOf(field('Title'))).toContain('Title is too long: 200 characters at most.');
    await vi.waitFor(() => expect(document.activeElement).toBe(field('Title')));
    expect(field('Title').value).toHaveLength(205);
  });

  test.each([
    ['shop', 'Enter a valid URL, starting with https://'],
    ['ftp://shop.test', 'Links must start with http:// or https://'],
  ])('the link "%s": %s', async (typed, text) => {
    const { user } = await openCreate();
    await user.upload(chooser(), aPicture());
    await user.type(field('Link'), typed);
    await user.click(publish());
    expect(descriptionOf(field('Link'))).toContain(text);
  });

  test('a bug while publishing keeps everything and is logged', async () => {
    const bug = new TypeError('a bug');
    const { user, logger } = await openCreate(annsServer().on('Pin.create', () => Promise.reject(bug)));
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.type(field('Title'), 'A chair');
    await user.click(publish());
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our end');
    expect(field('Title').value).toBe('A chair');
    expect(logger.entries).toEqual([{ level: 'error', event: 'publishing-failed', detail: bug }]);
  });

  test('the server’s word about a field stands beside it', async () => {
    const refusal = aWireFailure('invalid_parameter', {
      fields: [{ name: 'board_id', problem: 'not_allowed' }],
    });
    const { user } = await openCreate(annsServer().on('Pin.create', refusal));
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.click(publish());
    await vi.waitFor(() => expect(descriptionOf(boardField())).toContain('Board isn’t valid.'));
  });

  test.each([
    ['offline', noAnswer, /You seem to be offline. Nothing was lost/],
    ['a busy server', aWireFailure('unavailable'), /The service is busy/],
  ])('%s while publishing keeps everything and can be tried again', async (_what, answer, text) => {
    const { user, server, address } = await openCreate(annsServer().on('Pin.create', answer));
    await user.upload(chooser(), aPicture());
    await screen.findByText('Uploaded');
    await user.type(field('Title'), 'A chair');
    await user.click(publish());
    expect((await screen.findByRole('alert')).textContent).toMatch(text);
    expect(field('Title').value).toBe('A chair');
    expect(screen.getByText('chair.png')).toBeDefined();
    expect(address()).toBe('/pin/create/');

    server.on('Pin.create', aWireAnswer(aWirePin({ id: '700' })));
    await user.click(publish());
    await vi.waitFor(() => expect(address()).toBe('/pin/700/'));
  });
});

test('a pin on the profile is said to be there', async () => {
  const quick = aWireBoardShort({ layout: 'quick_saves', name: 'Quick saves' });
  const { user } = await openCreate(
    annsServer().on('Pin.create', aWireAnswer(aWirePin({ id: '700', board: quick }))),
  );
  await user.upload(chooser(), aPicture());
  await user.click(publish());
  expect(await screen.findByText('Published to Profile')).toBeDefined();
});

test('visitors are asked to log in first and come back afterwards', async () => {
  const { address } = openApp({ at: '/pin/create/' });
  expect(await screen.findByRole('heading', { name: 'Log in to Pinakes' })).toBeDefined();
  expect(address()).toBe('/login/?next=%2Fpin%2Fcreate%2F');
});
