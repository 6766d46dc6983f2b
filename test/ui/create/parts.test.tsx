// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { aViewer } from '../../builders/a-user.ts';
import { aWireAnswer, aWireFailure } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { aBrowser } from './a-browser.ts';
import { annsServer, aPicture, chooser, field, openCreate, publish, UPLOADED } from './open-create.tsx';
import { fill } from '../support/fill.ts';

fillBrowserGaps();
afterEach(cleanup);

const files = (...names: string[]) => names.map((name) => aPicture(name));
const kind = (name: string) => screen.findByRole('radio', { name });
const addPictures = () => screen.findByLabelText<HTMLInputElement>('Add images');
const list = (name: RegExp) => screen.getByRole('list', { name });
const rows = (name = /^Carousel images/) => within(list(name)).getAllByRole('listitem');
const order = (name?: RegExp) => rows(name).map((row) => row.querySelector('bdi')?.textContent);
/** The fields of the part that is shown. */
const part = (name: RegExp) => within(screen.getByRole('group', { name }));

/** Ann's server, where each upload has an id and a signature of its own. */
function numberingServer() {
  let uploads = 0;
  return annsServer()
    .on('/upload-image/', () => {
      uploads += 1;
      const own = { upload_id: String(uploads), image_signature: `sig${uploads}` };
      return { status: 200, json: { ...(UPLOADED.json as object), ...own } };
    })
    .on('StoryPin.create', () => aWireAnswer(aWirePin({ id: '700', title: 'A chair' })));
}

describe('a carousel', () => {
  async function openCarousel(server = numberingServer(), browser = aBrowser()) {
    const app = await openCreate(server, { drafts: browser.window() });
    await app.user.click(await kind('Carousel'));
    return { ...app, browser };
  }

  test('is made of several pictures, each with its words and link, in the order they are put in', async () => {
    const { user, server, address } = await openCarousel();
    await user.upload(await addPictures(), files('a.png', 'b.png', 'c.png'));
    await waitFor(() => expect(screen.getAllByText('640 × 480')).toHaveLength(3));
    expect(order()).toEqual(['a.png', 'b.png', 'c.png']);
    await user.type(part(/1\. a\.png/).getByLabelText(/^Title/), 'Oak');
    await fill(user, part(/1\. Oak/).getByLabelText(/^Details/), 'Made by hand');
    await fill(user, part(/1\. Oak/).getByLabelText(/^Link/), 'https://a.test/');
    await user.click(screen.getByRole('button', { name: 'Move c.png up' }));
    expect(order()).toEqual(['Oak', 'c.png', 'b.png']);
    expect(screen.getByText('c.png is now 2 of 3')).toBeDefined();
    await user.click(publish());
    await waitFor(() => expect(address()).toBe('/pin/700/'));
    expect(server.optionsOf('Pin.create')).toMatchObject([
      {
        carousel_slots: [
          { upload_id: '1', title: 'Oak', details: 'Made by hand', link: 'https://a.test/' },
          { upload_id: '3', title: '' },
          { upload_id: '2', title: '' },
        ],
      },
    ]);
  });

  test('takes over the picture that was chosen before, and gives it back', async () => {
    const { user, server } = await openCreate(numberingServer(), { drafts: aBrowser().window() });
    await user.upload(chooser(), aPicture('a.png'));
    await screen.findByText('Uploaded');
    await user.click(await kind('Carousel'));
    await waitFor(() => expect(order()).toEqual(['a.png']));
    await user.click(await kind('Pin'));
    await screen.findByText('Uploaded');
    // It is there already.
    expect(server.requests.filter(({ path }) => path === '/upload-image/')).toHaveLength(1);
  });

  test('of one picture says what is missing', async () => {
    const { user, server } = await openCarousel();
    await user.upload(await addPictures(), files('a.png'));
    await screen.findByText('640 × 480');
    await user.click(publish());
    expect(await screen.findByText('Choose at least 2 images.')).toBeDefined();
    expect(server.optionsOf('Pin.create')).toEqual([]);
  });

  test('takes five pictures at most', async () => {
    const { user } = await openCarousel();
    await user.upload(await addPictures(), files('a.png', 'b.png', 'c.png', 'd.png', 'e.png', 'f.png'));
    expect(await screen.findByText('You can add up to 5 images.')).toBeDefined();
    expect(rows()).toHaveLength(5);
    expect(screen.queryByLabelText('Add images')).toBeNull();
  });

  test('a picture that is removed can be brought back', async () => {
    const { user } = await openCarousel();
    await user.upload(await addPictures(), files('a.png', 'b.png'));
    await user.click(await screen.findByRole('button', { name: 'Remove image' }));
    expect(order()).toEqual(['b.png']);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(order()).toEqual(['a.png', 'b.png']));
  });

  test('a link that is wrong is shown at its picture', async () => {
    const { user } = await openCarousel();
    await user.upload(await addPictures(), files('a.png', 'b.png'));
    await waitFor(() => expect(screen.getAllByText('640 × 480')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: /^b\.png/ }));
    await user.type(part(/2\. b\.png/).getByLabelText(/^Link/), 'shop');
    await user.click(screen.getByRole('button', { name: /^a\.png/ }));
    await user.click(publish());
    await waitFor(() => expect(part(/2\. b\.png/).getByLabelText(/^Link/)).toBe(document.activeElement));
    expect(screen.getByText('Enter a valid URL, starting with https://')).toBeDefined();
  });

  test('a refusal of the server is shown at its picture', async () => {
    const server = numberingServer();
    server.on(
      'Pin.create',
      aWireFailure('invalid_parameter', {
        fields: [{ name: 'carousel_slots[1].title', problem: 'too_long', limit: 200 }],
      }),
    );
    const { user } = await openCarousel(server);
    await user.upload(await addPictures(), files('a.png', 'b.png'));
    await waitFor(() => expect(screen.getAllByText('640 × 480')).toHaveLength(2));
    await user.click(publish());
    expect(await screen.findByText('Title is too long: 200 characters at most.')).toBeDefined();
    expect(part(/2\. b\.png/)).toBeDefined();
  });

  test('is there again when the page is opened anew, and sends nothing twice', async () => {
    const { user, browser } = await openCarousel();
    await user.upload(await addPictures(), files('a.png', 'b.png'));
    await waitFor(() => expect(screen.getAllByText('640 × 480')).toHaveLength(2));
    await user.type(part(/1\. a\.png/).getByLabelText(/^Title/), 'Oak');
    await screen.findByText('Draft saved');
    cleanup();

    const again = await openCreate(numberingServer(), { drafts: browser.window() });
    await waitFor(() => expect(order()).toEqual(['Oak', 'b.png']));
    expect(screen.getAllByText('640 × 480')).toHaveLength(2);
    expect(again.server.requests.filter(({ path }) => path === '/upload-image/')).toEqual([]);
  });

  test('whose pictures were on their way sends them again by itself', async () => {
    const never = numberingServer().on('/upload-image/', () => new Promise(() => undefined));
    const { user, browser } = await openCarousel(never);
    await user.upload(await addPictures(), files('a.png', 'b.png'));
    await screen.findByText('Draft saved');
    cleanup();

    await openCreate(numberingServer(), { drafts: browser.window() });
    await waitFor(() => expect(screen.getAllByText('640 × 480')).toHaveLength(2));
  });

  test('leaves no picture behind once it is published', async () => {
    const { user, browser, address } = await openCarousel();
    await user.upload(await addPictures(), files('a.png', 'b.png'));
    await waitFor(() => expect(screen.getAllByText('640 × 480')).toHaveLength(2));
    await user.click(publish());
    await waitFor(() => expect(address()).toBe('/pin/700/'));
    expect(await browser.pictures.list(aViewer().entityId)).toEqual([]);
  });

  test('can be made of drafts that stand beside each other', async () => {
    const { user, server, address } = await openCreate(numberingServer(), { drafts: aBrowser().window() });
    await fill(user, field('Link'), 'https://a.test/');
    await user.upload(chooser(), files('a.png', 'b.png'));
    await user.click(await screen.findByRole('button', { name: 'Combine 2 images into a carousel' }));
    await waitFor(() => expect(order()).toEqual(['a.png', 'b.png']));
    expect(screen.queryByRole('region', { name: 'Drafts' })).toBeNull();
    await waitFor(() => expect(screen.getAllByText('640 × 480')).toHaveLength(2));
    await user.click(publish());
    await waitFor(() => expect(address()).toBe('/pin/700/'));
    expect(server.optionsOf('Pin.create')).toMatchObject([
      { carousel_slots: [{ link: 'https://a.test/' }, { link: '' }] },
    ]);
  });
});

describe('a story', () => {
  test('is made of pages of pictures and words, with a title and a cover', async () => {
    const { user, server, address } = await openCreate(numberingServer(), { drafts: aBrowser().window() });
    await user.click(await kind('Story'));
    await user.upload(await screen.findByLabelText('Add images or videos'), files('a.png', 'b.png'));
    await waitFor(() => expect(screen.getAllByText('640 × 480')).toHaveLength(2));
    await user.click(await screen.findByRole('button', { name: 'Add a text page' }));
    await user.type(part(/^3\./).getByLabelText(/^Text on this page/), 'The end');
    await user.type(field('Title'), 'A chair');
    await user.click(screen.getByRole('combobox', { name: 'Cover' }));
    await user.click(await screen.findByRole('option', { name: /b\.png/ }));
    await user.click(publish());
    await waitFor(() => expect(address()).toBe('/pin/700/'));
    expect(server.optionsOf('StoryPin.create')).toMatchObject([
      {
        story_pin: {
          metadata: { pin_title: 'A chair', pin_image_signature: 'sig2' },
          pages: [
            { blocks: [{ image_signature: 'sig1' }] },
            { blocks: [{ image_signature: 'sig2' }] },
            { blocks: [{ text: 'The end' }] },
          ],
        },
      },
    ]);
  });

  test('of words alone asks for a picture, and an empty page for something on it', async () => {
    const { user } = await openCreate(numberingServer(), { drafts: aBrowser().window() });
    await user.click(await kind('Story'));
    await user.click(await screen.findByRole('button', { name: 'Add a text page' }));
    await user.click(publish());
    expect(await screen.findByText('A story needs an image or video on at least one page.')).toBeDefined();
    expect(
      await screen.findByText('This page is empty. Add text, choose a product or remove the page.'),
    ).toBeDefined();
  });

  test('shows a product that is chosen from one’s own pins', async () => {
    const server = numberingServer().on(
      'UserPins.get',
      aWireAnswer([aWirePin({ id: '31', title: 'Oak chair', grid_title: 'Oak chair' })]),
    );
    const { user, address } = await openCreate(server, { drafts: aBrowser().window() });
    await user.click(await kind('Story'));
    await user.upload(await screen.findByLabelText('Add images or videos'), files('a.png'));
    await screen.findByText('640 × 480');
    await user.click(await screen.findByRole('button', { name: 'Add a product from your pins' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a product' }));
    await user.click(await dialog.findByRole('radio', { name: 'Oak chair' }));
    await user.click(dialog.getByRole('button', { name: 'Choose' }));
    expect(await screen.findByRole('button', { name: 'Change Oak chair' })).toBeDefined();
    await user.click(publish());
    await waitFor(() => expect(address()).toBe('/pin/700/'));
    expect(server.optionsOf('StoryPin.create')).toMatchObject([
      { story_pin: { pages: [{ blocks: [{ image_signature: 'sig1' }, { pin_id: '31' }] }] } },
    ]);
  });
});

describe('a collection', () => {
  const own = ['31', '32', '33'].map((id) => aWirePin({ id, title: `Pin ${id}`, grid_title: `Pin ${id}` }));

  test('leads to pins that are chosen from one’s boards', async () => {
    const server = numberingServer().on('UserPins.get', aWireAnswer(own));
    const { user, address } = await openCreate(server, { drafts: aBrowser().window() });
    await user.upload(chooser(), aPicture('a.png'));
    await screen.findByText('Uploaded');
    await user.click(await kind('Collection'));
    await user.click(await screen.findByRole('button', { name: 'Choose pins' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose pins' }));
    for (const name of ['Pin 31', 'Pin 32']) await user.click(await dialog.findByRole('checkbox', { name }));
    await user.click(dialog.getByRole('button', { name: 'Add 2 pins' }));
    await user.click(publish());
    expect(await screen.findByText('Choose at least 3 pins.')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Choose pins' }));
    const again = within(await screen.findByRole('dialog', { name: 'Choose pins' }));
    await user.click(await again.findByRole('checkbox', { name: 'Pin 33' }));
    expect(again.queryByRole('checkbox', { name: 'Pin 31' })).toBeNull();
    await user.click(again.getByRole('button', { name: 'Add 1 pin' }));
    expect(order(/^Collection pins/)).toEqual(['Pin 31', 'Pin 32', 'Pin 33']);
    await user.click(publish());
    await waitFor(() => expect(address()).toBe('/pin/700/'));
    expect(server.optionsOf('Pin.create')).toMatchObject([
      { upload_id: '1', collection_pin_ids: ['31', '32', '33'] },
    ]);
  });

  test('can be made of pins that have no words', async () => {
    const wordless = { title: '', grid_title: '', alt_text: null, auto_alt_text: '' };
    const server = numberingServer().on('UserPins.get', aWireAnswer([aWirePin({ id: '31', ...wordless })]));
    const { user } = await openCreate(server, { drafts: aBrowser().window() });
    await user.click(await kind('Collection'));
    await user.click(await screen.findByRole('button', { name: 'Choose pins' }));
    expect(await screen.findByRole('checkbox', { name: /^Pin by / })).toBeDefined();
  });

  test('says so when the pins cannot be read, and tries again', async () => {
    const server = numberingServer().on('UserPins.get', aWireFailure('unavailable'));
    const { user } = await openCreate(server, { drafts: aBrowser().window() });
    await user.click(await kind('Collection'));
    await user.click(await screen.findByRole('button', { name: 'Choose pins' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    server.on('UserPins.get', aWireAnswer(own));
    await user.click(again);
    expect(await screen.findByRole('checkbox', { name: 'Pin 31' })).toBeDefined();
  });
});
