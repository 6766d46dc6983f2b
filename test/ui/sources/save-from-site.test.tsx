// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import { noAnswer } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireSource, aWireSourceItem } from '../../builders/a-wire-source.ts';
import { aBrowser } from '../create/a-browser.ts';
import { annsServer, field, openCreate, publish } from '../create/open-create.tsx';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { descriptionOf } from '../support/description-of.ts';
import { choices, picker, shop, site, THREE } from './open-picker.ts';
import { fill } from '../support/fill.ts';

fillBrowserGaps();
afterEach(cleanup);

const drafts = () => screen.queryByRole('region', { name: 'Drafts' });

describe('an address', () => {
  test('brings its pictures to choose from, and the chosen ones become drafts with the words of the page', async () => {
    const { user, server } = await openCreate(shop(THREE));
    await fill(user, site(), 'shop.test/chair{Enter}');
    const boxes = await choices();
    expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
      'Image 1, 800 × 600',
      'Image 2, 800 × 600',
      'Image 3, 800 × 600',
    ]);
    await within(await picker()).findByText('3 images found');
    await user.click(boxes[0]!);
    await user.click(boxes[2]!);
    await user.click(screen.getByRole('button', { name: 'Add 2 pins' }));

    await waitFor(() => expect(field('Title').value).toBe('An oak chair'));
    expect(field('Description').value).toBe('Made by hand');
    expect(field('Link').value).toBe('https://shop.test/chair');
    await waitFor(() => expect(drafts()?.textContent ?? '').toContain('An oak chair'));
    expect(server.optionsOf('FindPinImages.get')).toEqual([{ url: 'https://shop.test/chair' }]);

    await user.click(screen.getByRole('button', { name: 'Publish all 2' }));
    await waitFor(() =>
      expect(server.optionsOf('Pin.create')).toMatchObject([
        { image_url: 'https://shop.test/1.jpg', method: 'scraped', link: 'https://shop.test/chair' },
        { image_url: 'https://shop.test/3.jpg', method: 'scraped', title: 'An oak chair' },
      ]),
    );
  });

  test('of a single picture needs one press', async () => {
    const { user } = await openCreate(shop([aWireSourceItem({ preview_url: '/source-preview/?token=t' })]));
    await fill(user, site(), 'https://shop.test/chair.jpg');
    await user.click(screen.getByRole('button', { name: 'Find images' }));
    expect((await choices()).map((box) => (box as HTMLInputElement).checked)).toEqual([true]);
    await user.click(screen.getByRole('button', { name: 'Add pin' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByAltText('Selected image')).toBeDefined();
    expect(site().value).toBe('');
  });

  test('does not touch what was typed', async () => {
    const { user } = await openCreate(shop());
    await user.type(field('Title'), 'My chair');
    await fill(user, site(), 'https://shop.test/chair{Enter}');
    await choices();
    await user.click(screen.getByRole('button', { name: 'Add pin' }));
    await waitFor(() => expect(field('Description').value).toBe('Made by hand'));
    expect(field('Title').value).toBe('My chair');
  });

  test('can be taken back after it was added', async () => {
    const { user } = await openCreate(shop(THREE));
    await user.type(field('Description'), 'Mine');
    await fill(user, site(), 'https://shop.test/chair{Enter}');
    await choices();
    await user.click(screen.getByRole('button', { name: 'Select all' }));
    await user.click(screen.getByRole('button', { name: 'Add 3 pins' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(drafts()).toBeNull());
    expect(field('Title').value).toBe('');
    expect(field('Description').value).toBe('Mine');
    expect(screen.getByLabelText('Choose an image or video')).toBeDefined();
  });

  test('pasted onto the page is read, pasted into a field is not', async () => {
    const { user, server } = await openCreate(shop());
    await user.click(field('Title'));
    await user.paste('https://shop.test/chair');
    expect(server.optionsOf('FindPinImages.get')).toEqual([]);
    fireEvent.paste(document.body, {
      clipboardData: { files: [], getData: () => 'https://shop.test/chair' },
    });
    expect(await choices()).toHaveLength(1);
  });

  test('that was saved before says to which board', async () => {
    const board = { id: '21', name: 'Home', url: '/ann/home/' };
    const match = { pin_id: '7', matched_by: 'link', board };
    const { user } = await openCreate(shop().on('PinDuplicates.get', aWireAnswer({ matches: [match] })));
    await fill(user, site(), 'https://shop.test/chair{Enter}');
    const note = await within(await picker()).findByText(/You saved this to/);
    expect(within(note).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/ann/home/');
    await user.click(screen.getByRole('button', { name: 'Add pin' }));
    expect(await screen.findByText(/You saved this to/)).toBeDefined();
  });

  test('can be given up while it is read', async () => {
    const answer = Promise.withResolvers<HttpAnswer>();
    const { user } = await openCreate(annsServer().on('FindPinImages.get', () => answer.promise));
    await fill(user, site(), 'https://shop.test/chair{Enter}');
    await within(await picker()).findByText('Looking for images…');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    answer.resolve(aWireAnswer(aWireSource()));
    await answer.promise;
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(site().value).toBe('https://shop.test/chair');
  });
});

describe('what is wrong stands beside the field', () => {
  test.each([
    ['', undefined, /Enter or paste the URL/],
    ['chair', undefined, /Enter a valid URL, such as/],
    ['ftp://shop.test/', undefined, /URLs must start with http/],
    ['https://shop.test/', aWireAnswer(aWireSource([])), /We found no images to save on this page/],
    ['https://10.0.0.1/', aWireFailure('fetch_failed'), /We could not get anything from that address/],
    [
      'https://10.0.0.1/',
      aWireFailure('fetch_failed', { trouble: 'unreachable' }),
      /We couldn’t reach this site/,
    ],
    ['https://shop.test/x', aWireFailure('fetch_failed', { trouble: 'missing' }), /Page not found/],
    ['https://shop.test/', aWireFailure('rate_limited'), /too often/],
    ['https://shop.test/', noAnswer, /You seem to be offline/],
  ])('"%s"', async (typed, answer, problem) => {
    const server = annsServer();
    if (answer !== undefined) server.on('FindPinImages.get', answer);
    const { user } = await openCreate(server);
    await user.type(field('Title'), 'A chair');
    await user.click(site());
    if (typed !== '') await user.paste(typed);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(descriptionOf(site())).toMatch(problem));
    await waitFor(() => expect(document.activeElement).toBe(site()));
    expect(site().value).toBe(typed);
    expect(field('Title').value).toBe('A chair');
    expect(server.optionsOf('Pin.create')).toEqual([]);
  });

  test('a session that has ended is taken up again in place, or said', async () => {
    const { user } = await openCreate(
      annsServer().on('FindPinImages.get', aWireFailure('authentication_required')),
    );
    await fill(user, site(), 'https://shop.test/{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(descriptionOf(site())).toMatch(/You’ve been logged out/));
  });

  test('none chosen is said, and nothing is added', async () => {
    const { user } = await openCreate(shop(THREE));
    await fill(user, site(), 'https://shop.test/chair{Enter}');
    await choices();
    await user.click(screen.getByRole('button', { name: 'Add pin' }));
    expect(await screen.findByText(/Choose at least one/)).toBeDefined();
  });
});

describe('a draft of a picture of another site', () => {
  test('is there again when the page is opened anew', async () => {
    const browser = aBrowser();
    const { user } = await openCreate(shop([aWireSourceItem({ preview_url: '/source-preview/?token=t' })]), {
      drafts: browser.window(),
    });
    await fill(user, site(), 'https://shop.test/chair{Enter}');
    await choices();
    await user.click(screen.getByRole('button', { name: 'Add pin' }));
    await screen.findByText('Draft saved');
    cleanup();

    const again = await openCreate(annsServer(), { drafts: browser.window() });
    await waitFor(() => expect(field('Title').value).toBe('An oak chair'));
    expect(screen.getByAltText('Selected image').getAttribute('src')).toBe('/source-preview/?token=t');
    await again.user.click(publish());
    await waitFor(() =>
      expect(again.server.optionsOf('Pin.create')).toMatchObject([
        { image_url: 'https://shop.test/chair.jpg' },
      ]),
    );
  });

  test('gets its picture back after it was removed', async () => {
    const { user } = await openCreate(shop([aWireSourceItem({ preview_url: '/source-preview/?token=t' })]));
    await fill(user, site(), 'https://shop.test/chair{Enter}');
    await choices();
    await user.click(screen.getByRole('button', { name: 'Add pin' }));
    await user.click(await screen.findByRole('button', { name: 'Remove image' }));
    await screen.findByText('Image removed');
    expect(screen.queryByAltText('Selected image')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByAltText('Selected image')).toBeDefined();
  });

  test.each([
    [aWireFailure('fetch_failed'), /We couldn’t download this image from its site/],
    [
      aWireFailure('fetch_failed', { trouble: 'forbidden' }),
      /The site of this image blocks automated access/,
    ],
    [aWireFailure('fetch_failed', { trouble: 'missing' }), /image is no longer available/],
    [aWireFailure('fetch_failed', { trouble: 'too_slow' }), /took longer than 10 seconds/],
    [aWireFailure('fetch_failed', { trouble: 'new' as 'missing' }), /We couldn’t download this image/],
    [aWireFailure('bad_media', { message: 'This picture is damaged.' }), /This picture is damaged/],
    [aWireFailure('too_large', { message: 'It has too many pixels.' }), /too many pixels/],
  ])('whose picture cannot be had any more says why where the picture is: %#', async (answer, words) => {
    const { user } = await openCreate(shop().on('Pin.create', answer));
    await fill(user, site(), 'https://shop.test/chair{Enter}');
    await choices();
    await user.click(screen.getByRole('button', { name: 'Add pin' }));
    await user.click(publish());
    await waitFor(() => expect(screen.getAllByText(words).length).toBeGreaterThan(0));
    expect(field('Title').value).toBe('An oak chair');
  });
});
