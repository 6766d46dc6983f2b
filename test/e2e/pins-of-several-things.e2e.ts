import type { Page } from 'playwright';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto, PHOTOS } from './support/pictures.ts';
import { cardLink } from './support/wall.ts';

/** Bob looks at what Ann has made: a carousel of three pictures and a story of two pages. */
const test = e2eTest.extend('people', { scope: 'file' }, async ({ server }) => {
  const ann = await Member.join(server.url, 'ann', 'Ann');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const sent = [];
  for (const name of PHOTOS) sent.push(await ann.upload(await aPhoto(name)));
  const [first, second, third] = sent.map(({ upload_id }) => ({ upload_id }));
  const carousel = await ann.call<WirePin>('Pin', 'create', {
    title: 'Three walks',
    carousel_slots: [
      { ...first, title: 'Seeds' },
      { ...second, title: 'Colours', link: 'https://colours.example/' },
      { ...third, title: 'Hills' },
    ],
  });
  const cover = (await ann.makePin({ title: 'A cover' })).image_signature;
  const story = await ann.call<WirePin>('StoryPin', 'create', {
    story_pin: {
      metadata: { pin_title: 'How to sow', pin_image_signature: cover },
      pages: [{ blocks: [{ type: 1, text: 'Dig' }] }, { blocks: [{ type: 1, text: 'Wait' }] }],
    },
  });
  const copy = await bob.call<WirePin>('Repin', 'create', { pin_id: story.id });
  return { ann, bob, carousel, story, copy };
});

const card = (page: Page) =>
  page.getByRole('article').filter({ has: page.getByRole('button', { name: /^View (Next|Previous)$/ }) });
const arrow = (page: Page, name: 'View Next' | 'View Previous') =>
  page.getByRole('article').getByRole('button', { name });
const BADGE = '[aria-label^="Carousel, "]';
const badge = (page: Page) => page.getByRole('article').locator(BADGE);
const label = (page: Page) => badge(page).textContent();

/** A finger that goes across the middle of the card. */
async function swipe(page: Page, across: number): Promise<void> {
  const box = (await page
    .getByRole('article')
    .filter({ has: page.locator(BADGE) })
    .boundingBox())!;
  const session = await page.context().newCDPSession(page);
  const y = box.y + box.height / 3;
  const from = box.x + box.width / 2 - across / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] });
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + across * part);
  await touch('touchEnd');
}

describe('a carousel on its card', () => {
  test('is leafed through by its arrows; picture, title and link are those of the slot', async ({
    openPage,
    people,
  }) => {
    const page = await openPage('/', { as: people.bob });
    await cardLink(page, 'Seeds').or(cardLink(page, 'Three walks')).hover();
    expect(await arrow(page, 'View Previous').count()).toBe(0);
    const picture = () => card(page).locator('img').first().getAttribute('srcset');
    const before = await picture();
    await arrow(page, 'View Next').click();
    expect(await label(page)).toBe('2/3');
    await cardLink(page, 'Colours').waitFor();
    expect(await picture()).not.toBe(before);
    const source = card(page).getByRole('link', { name: /^colours\.exam/ });
    expect(await source.getAttribute('href')).toBe('https://colours.example/');
    await arrow(page, 'View Next').click();
    expect(await label(page)).toBe('3/3');
    expect(await arrow(page, 'View Next').count()).toBe(0);
    await arrow(page, 'View Previous').click();
    expect(await label(page)).toBe('2/3');
    await cardLink(page, 'Colours').click();
    await page.getByRole('heading', { name: 'Colours', level: 1 }).waitFor();
  });

  test('shows its badge and where it was saved one at a time', async ({ openPage, people }) => {
    const page = await openPage('/', { as: people.bob });
    await cardLink(page, 'Seeds').or(cardLink(page, 'Three walks')).hover();
    const opacity = () => badge(page).evaluate((element) => getComputedStyle(element).opacity);
    const tools = card(page).locator('[data-save]').locator('xpath=ancestor::div[2]');
    const seenTools = () => tools.evaluate((element) => getComputedStyle(element).opacity);
    await card(page).getByRole('button', { name: /^Save/ }).click();
    await card(page).getByRole('link', { name: 'Saved to Profile' }).waitFor();
    // The pill stays for a while also when the pointer has gone.
    await page.mouse.move(0, 0);
    expect(await seenTools()).toBe('1');
    await expect.poll(opacity).toBe('0');
    // When it has gone the badge is there again.
    await expect.poll(seenTools, { timeout: 10_000 }).toBe('0');
    await expect.poll(opacity).toBe('1');
  });

  test('is leafed through by a finger, within its ends', async ({ openPage, people }) => {
    const page = await openPage('/', { as: people.bob, touch: true, width: 390 });
    await badge(page).waitFor();
    await page.locator('span[data-current]').first().waitFor();
    const { width, height } = (await arrow(page, 'View Next').boundingBox())!;
    expect([width, height]).toEqual([44, 44]);
    for (const [across, stands] of [
      [60, '1/3'],
      [-60, '2/3'],
      [-60, '3/3'],
      [-60, '3/3'],
      [60, '2/3'],
    ] as const) {
      await swipe(page, across);
      await expect.poll(() => label(page)).toBe(stands);
    }
  });
});

test('a story is read page by page, and says so when its creator has removed it', async ({
  openPage,
  people,
}) => {
  const { ann, bob, story, copy } = people;
  const page = await openPage(`/pin/${copy.id}/`, { as: bob });
  await page.getByRole('heading', { name: 'How to sow', level: 1 }).waitFor();
  await page.getByText('Dig', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('Wait', { exact: true }).waitFor();
  await ann.call('Pin', 'delete', { id: story.id });
  await page.goto('/bob/_saved/');
  await page.getByRole('link', { name: /Unavailable Removed by the creator$/ }).waitFor();
});

test('an uploaded picture is there in every size, as large as it is said to be', async ({ people }) => {
  const pin = await people.ann.makePin({ title: 'In all sizes' }, await aPhoto('umang.jpg'));
  expect(Object.keys(pin.images)).toHaveLength(9);
  for (const [size, { url, width, height }] of Object.entries(pin.images)) {
    const bytes = Buffer.from(await (await fetch(url)).arrayBuffer());
    const { width: wide, height: high } = await sharp(bytes).metadata();
    expect([size, wide, high]).toEqual([size, width, height]);
  }
});
