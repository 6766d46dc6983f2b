// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { RequestCancelled, type HttpAnswer } from '../../../src/adapters/http/client/http-client.ts';
import type { WireOptions } from '../../adapters/wire-server.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWireSource, aWireSourceItem } from '../../builders/a-wire-source.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { annsServer, aPicture, chooser, field, openCreate, publish, UPLOADED } from './open-create.tsx';
import { fill } from '../support/fill.ts';

fillBrowserGaps();
afterEach(cleanup);

const pictureAt = (name: string) => `https://shop.test/${name}.jpg`;
const shop = (...names: string[]) =>
  annsServer().on(
    'FindPinImages.get',
    aWireAnswer(aWireSource(names.map((name) => aWireSourceItem({ url: pictureAt(name) })))),
  );
const matchOn = (name: string, by: 'picture' | 'link' = 'picture') =>
  aWireAnswer({
    matches: [{ pin_id: '7', matched_by: by, board: { id: '21', name, url: `/ann/${name.toLowerCase()}/` } }],
  });
const none = aWireAnswer({ matches: [] });
const note = () => screen.findByText(/You already have this Pin on/);
const asked = (server: ReturnType<typeof annsServer>) =>
  server.optionsOf('PinDuplicates.get').filter((options) => 'image_url' in options);

type User = Awaited<ReturnType<typeof openCreate>>['user'];

/** Chooses so many of the pictures of a page, all of them or the one that is chosen already. */
async function choose(user: User, how: 'the one' | 'all' = 'the one') {
  await fill(user, field('Save from a site'), 'https://shop.test/chair{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Save from a site' });
  await within(dialog).findAllByRole('checkbox');
  if (how === 'all') await user.click(within(dialog).getByRole('button', { name: 'Select all' }));
  await user.click(within(dialog).getByRole('button', { name: /^Add/ }));
}

describe('a picture of another site that is on a board already', () => {
  test('is told beside the board once it is chosen, and not asked for before', async () => {
    const server = shop('1').on('PinDuplicates.get', ({ image_url }) =>
      image_url === pictureAt('1') ? matchOn('Home') : none,
    );
    const { user } = await openCreate(server);
    await fill(user, field('Save from a site'), 'https://shop.test/chair{Enter}');
    await within(await screen.findByRole('dialog')).findAllByRole('checkbox');
    expect(asked(server)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Add pin' }));
    expect(
      within(await note())
        .getByRole('link', { name: 'Home' })
        .getAttribute('href'),
    ).toBe('/ann/home/');
    expect(asked(server)).toEqual([{ image_url: pictureAt('1') }]);
  });

  test('is told also when the link is taken out', async () => {
    const server = shop('1').on('PinDuplicates.get', ({ image_url }) =>
      image_url === undefined ? none : matchOn('Home'),
    );
    const { user } = await openCreate(server);
    await choose(user);
    await user.clear(field('Link'));
    expect(await note()).toBeDefined();
  });

  test('is told of each of several, a few asked at a time', async () => {
    const answers = new Map<unknown, PromiseWithResolvers<HttpAnswer>>();
    let going = 0;
    let most = 0;
    const server = shop('1', '2', '3', '4').on('PinDuplicates.get', async ({ image_url }: WireOptions) => {
      if (image_url === undefined) return none;
      const known = answers.get(image_url);
      if (known !== undefined) return known.promise;
      const answer = Promise.withResolvers<HttpAnswer>();
      answers.set(image_url, answer);
      going += 1;
      most = Math.max(most, going);
      return answer.promise.finally(() => (going -= 1));
    });
    const { user } = await openCreate(server);
    await choose(user, 'all');
    for (const [name, board] of [
      ['1', 'Home'],
      ['2', null],
      ['3', 'Chairs'],
      ['4', null],
    ] as const) {
      await waitFor(() => expect([...answers.keys()]).toContain(pictureAt(name)));
      answers.get(pictureAt(name))!.resolve(board === null ? none : matchOn(board));
    }
    const rows = within(screen.getByRole('region', { name: 'Drafts' })).getAllByRole('listitem');
    await waitFor(() =>
      expect(rows.map(({ textContent }) => /Already saved to (\w+)/.exec(textContent ?? '')?.[1])).toEqual([
        'Home',
        undefined,
        'Chairs',
        undefined,
      ]),
    );
    // The shown one asks for itself; of the list two at a time.
    expect(most).toBeLessThanOrEqual(3);
  });

  test('is given up when the picture is removed', async () => {
    const gone: unknown[] = [];
    const server = shop('1').on('PinDuplicates.get', ({ image_url }, { cancellation }) => {
      if (image_url === undefined) return none;
      const answer = Promise.withResolvers<HttpAnswer>();
      cancellation?.onCancel(() => {
        gone.push(image_url);
        answer.reject(new RequestCancelled());
      });
      return answer.promise;
    });
    const { user } = await openCreate(server);
    await choose(user);
    await waitFor(() => expect(asked(server)).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Remove image' }));
    await waitFor(() => expect(gone).toEqual([pictureAt('1')]));
  });

  test('keeps nobody from hearing of the page, however slow it is', async () => {
    const server = shop('1').on('PinDuplicates.get', ({ image_url }) =>
      image_url === undefined ? matchOn('Home', 'link') : new Promise<HttpAnswer>(() => undefined),
    );
    const { user } = await openCreate(server);
    await choose(user);
    expect(await screen.findByText(/You saved this to/)).toBeDefined();
    await waitFor(() => expect(asked(server)).toHaveLength(1));
    expect(screen.getByText(/You saved this to/)).toBeDefined();
  });
});

test.each(['fetch_failed', 'bad_media', 'rate_limited', 'unavailable'] as const)(
  'a picture that the server cannot look at (%s) disturbs nobody',
  async (reason) => {
    const server = shop('1').on('PinDuplicates.get', ({ image_url }) =>
      image_url === undefined ? none : aWireFailure(reason),
    );
    const { user } = await openCreate(server);
    await choose(user);
    await waitFor(() => expect(asked(server)).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(publish());
    await waitFor(() =>
      expect(server.optionsOf('Pin.create')).toMatchObject([{ image_url: pictureAt('1') }]),
    );
  },
);

test('uploaded pictures are told in the list as well', async () => {
  const signature = '0123456789abcdef0123456789abcdef';
  const image_url = `/media/originals/01/23/45/${signature}.jpg`;
  const server = annsServer()
    .on('/upload-image/', { status: 200, json: { ...(UPLOADED.json as object), image_url } })
    .on('PinDuplicates.get', ({ image_signature }) =>
      image_signature === signature ? matchOn('Home') : none,
    );
  const { user } = await openCreate(server);
  await user.upload(chooser(), [aPicture('a.png'), aPicture('b.png')]);
  const list = await screen.findByRole('region', { name: 'Drafts' });
  await waitFor(() => expect(within(list).getAllByText(/Already saved to/)).toHaveLength(2));
});
