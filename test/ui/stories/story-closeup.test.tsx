// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WireStoryPinData } from '../../../wire/pin-media.ts';
import { WireServer } from '../../adapters/wire-server.ts';
import { aWireAnswer } from '../../builders/a-wire-answer.ts';
import { aWirePin } from '../../builders/a-wire-pin.ts';
import { fillBrowserGaps } from '../support/browser-gaps.ts';
import { openApp } from '../support/open-app.tsx';
import { fakePlaying } from '../videos/a-playing-element.ts';

fillBrowserGaps();
beforeEach(fakePlaying);
afterEach(cleanup);

const LOOK = { block_type: 0, block_style: {} };
const picture = (url: string) => ({
  ...LOOK,
  type: 'story_pin_image_block',
  image_signature: '',
  image: { images: { '736x': { url, width: 736, height: 1309 } } },
});
const text = (words: string) => ({ ...LOOK, type: 'story_pin_paragraph_block', id: '1', text: words });
const product = (pin_id: string) => ({ ...LOOK, type: 'story_pin_product_sticker_block', pin_id });
const film = {
  ...LOOK,
  type: 'story_pin_video_block',
  video: {
    id: '5',
    video_list: { V_720P: { url: '/a.mp4', width: 720, height: 1280, duration: 4000, thumbnail: '/a.webp' } },
  },
};
const unknown = { ...LOOK, type: 'story_pin_hologram_block' };

const aWireStory = (pages: readonly (readonly object[])[], fields: object = {}) =>
  ({
    id: '800',
    is_deleted: false,
    page_count: pages.length,
    static_page_count: pages.length,
    total_video_duration: 0,
    has_product_pins: false,
    has_affiliate_products: false,
    metadata: { pin_title: 'Mend a chair', pin_image_signature: '', canvas_aspect_ratio: 0.5 },
    pages: pages.map((blocks, index) => ({
      id: `80${index}`,
      image_signature: '',
      blocks,
      layout: 0,
      style: {},
    })),
    ...fields,
  }) as unknown as WireStoryPinData;

async function openStory(story_pin_data: WireStoryPinData) {
  const pin = aWirePin({ title: '', grid_title: '', story_pin_data, story_pin_data_id: '800' });
  const app = openApp({ at: '/pin/101/', server: new WireServer().on('Pin.get', aWireAnswer(pin)) });
  await screen.findByRole('heading', { level: 1 });
  return app;
}

const PAGES = [[picture('/one.webp'), text('Sand it')], [unknown], [film, product('7')], [text('Paint it')]];
const next = () => screen.queryByRole('button', { name: 'Next page' });
const previous = () => screen.queryByRole('button', { name: 'Previous page' });

describe('an open story', () => {
  test('is called by its own title', async () => {
    await openStory(aWireStory(PAGES));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Mend a chair');
  });

  test('shows its pages one after the other: picture and text, video and product, text', async () => {
    const { user } = await openStory(aWireStory(PAGES));
    expect(await screen.findByText('Sand it')).toBeDefined();
    expect(document.querySelector('img[src="/one.webp"]')).not.toBeNull();
    expect(previous()).toBeNull();
    await user.click(next()!);
    expect(screen.queryByText('Sand it')).toBeNull();
    expect(document.querySelector('video')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'View product' }).getAttribute('href')).toBe('/pin/7/');
    await user.click(next()!);
    expect(screen.getByText('Paint it')).toBeDefined();
    expect([next(), document.querySelector('video')]).toEqual([null, null]);
    await user.click(previous()!);
    expect(document.querySelector('video')).not.toBeNull();
  });

  test('tells where one is', async () => {
    const { user } = await openStory(aWireStory(PAGES));
    await screen.findByText('1/3');
    await user.click(next()!);
    expect(screen.getByText('2/3')).toBeDefined();
    expect(screen.getByText('Page 2 of 3')).toBeDefined();
    expect(document.querySelectorAll('.dot')).toHaveLength(3);
  });

  test('is leafed through by arrow keys', async () => {
    await openStory(aWireStory(PAGES));
    await screen.findByText('1/3');
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    expect(screen.getByText('2/3')).toBeDefined();
    fireEvent.keyDown(document.body, { key: 'ArrowLeft' });
    expect(screen.getByText('1/3')).toBeDefined();
  });

  test('of one page has nothing to leaf through', async () => {
    await openStory(aWireStory([[text('Paint it')]]));
    await screen.findByText('Paint it');
    expect([next(), previous(), screen.queryByText('1/1')]).toEqual([null, null, null]);
  });

  test('without pages shows its cover', async () => {
    await openStory(aWireStory([[unknown], []]));
    expect(screen.getByRole('main').querySelector('img[width="736"]')).not.toBeNull();
    expect(next()).toBeNull();
  });
});

test('a story that was removed says so in the place of its picture', async () => {
  await openStory(aWireStory([], { is_deleted: true }));
  const main = screen.getByRole('main');
  expect(main.textContent).toContain('Unavailable Removed by the creator');
  expect(main.querySelector('img[width="736"]')).toBeNull();
});
