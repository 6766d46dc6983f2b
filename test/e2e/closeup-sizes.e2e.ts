import type { Locator } from 'playwright';
import sharp from 'sharp';
import { expect } from 'vitest';
import {
  CLOSEUP_HEIGHT_SHARE,
  CLOSEUP_LANDSCAPE_SHARE,
  CLOSEUP_TEXT_MIN_PX,
  closeupImageSize,
  closeupLayout,
} from '../../src/domain/images/internal/closeup-size.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { aPhoto } from './support/pictures.ts';

const test = e2eTest.extend('wall', { scope: 'file' }, async ({ server }) => {
  const dora = await Member.join(server.url, 'dora', 'Dora');
  const hills = await dora.makeBoard('Hills');
  return { dora, hills };
});

async function plainPicture(width: number, height: number) {
  const colour = { width, height, channels: 3, background: '#3a6b4f' } as const;
  const buffer = await sharp({ create: colour }).jpeg().toBuffer();
  return { name: 'plain.jpg', mimeType: 'image/jpeg', buffer };
}

const sizeOf = (picture: Locator) =>
  picture.evaluate(({ attributes }) => ({
    width: Number(attributes.getNamedItem('width')!.value),
    height: Number(attributes.getNamedItem('height')!.value),
  }));

test('a pin on a page of its own is as wide as the rule says, in every window', async ({
  openPage,
  wall,
}) => {
  const texts = { title: 'Picos de Europa', alt_text: 'Grey peaks over a green valley' };
  const peak = await wall.dora.makePin(
    { ...texts, board_id: wall.hills.id },
    await aPhoto('picos-de-europa.jpg'),
  );
  const page = await openPage(`/pin/${peak.id}/`, { as: wall.dora });
  const heading = page.getByRole('heading', { level: 1 });
  const closeup = page.getByRole('article').filter({ has: heading });
  const picture = closeup.getByRole('img', { name: 'Grey peaks over a green valley' });
  for (const width of [900, 1016, 1096, 1280]) {
    await page.setViewportSize({ width, height: 1000 });
    const layout = closeupLayout(width, { media: 'image' });
    await expect.poll(async () => (await closeup.boundingBox())!.width).toBe(layout.width);
    const [left, words] = [(await picture.boundingBox())!, (await heading.boundingBox())!];
    expect(words.x > left.x + left.width).toBe(layout.columns === 2);
    const shown = closeupImageSize(await sizeOf(picture), layout, 1000);
    expect(Math.abs(left.width - shown.width)).toBeLessThanOrEqual(1);
  }
});

test('a very high picture takes no more of the window than its share', async ({ openPage, wall }) => {
  const high = await plainPicture(500, 2_000);
  const pin = await wall.dora.makePin({ title: 'A tower', board_id: wall.hills.id }, high);
  const page = await openPage(`/pin/${pin.id}/`, { as: wall.dora, height: 800 });
  const picture = page.getByRole('article').getByRole('img', { name: 'A tower' }).first();
  expect((await picture.boundingBox())!.height).toBeCloseTo(800 * CLOSEUP_HEIGHT_SHARE, 0);
});

test('a picture in landscape takes more than half of it', async ({ openPage, wall }) => {
  const photo = await aPhoto('umang.jpg');
  const wide = await wall.dora.makePin({ title: 'Umang', board_id: wall.hills.id }, photo);
  const page = await openPage(`/pin/${wide.id}/`, { as: wall.dora });
  const picture = page.getByRole('article').getByRole('img', { name: 'Umang' }).first();
  const { width } = closeupLayout(1280, { media: 'image' });
  expect((await picture.boundingBox())!.width).toBeCloseTo(width * CLOSEUP_LANDSCAPE_SHARE, 0);
});

test.for([
  [1600, 900],
  [2100, 700],
] as const)(
  'beside a picture of %i by %i stand its few words, who pinned it and its board, one under the other',
  async ([width, height], { openPage, wall }) => {
    const file = await plainPicture(width, height);
    const pin = await wall.dora.makePin({ title: 'The sea', board_id: wall.hills.id }, file);
    const page = await openPage(`/pin/${pin.id}/`, { as: wall.dora, height: 500 });
    const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
    const picture = (await article.getByRole('img', { name: 'The sea' }).first().boundingBox())!;
    const parts = [
      article.getByRole('heading', { level: 1 }),
      article.getByRole('link', { name: 'Dora' }).first(),
      article.getByText('On the board'),
    ];
    let above = picture.y;
    for (const part of parts) {
      await part.waitFor();
      const box = (await part.boundingBox())!;
      expect(box.x).toBeGreaterThan(picture.x + picture.width);
      expect(box.y).toBeGreaterThan(above);
      expect(box.y - above).toBeLessThan(250);
      above = box.y + box.height;
    }
  },
);

test.for(['a visitor', 'a member'] as const)(
  'beside a high picture with few words %s sees the cover of its board, and little stays empty',
  async (who, { openPage, wall }) => {
    const words = { title: 'The sea', description: 'Seen from the pier.', link: 'https://sea.example/' };
    const file = await plainPicture(1000, 1500);
    const pin = await wall.dora.makePin({ ...words, board_id: wall.hills.id }, file);
    for (const scripts of [false, true]) {
      const page = await openPage(`/pin/${pin.id}/`, {
        ...(who === 'a member' ? { as: wall.dora } : {}),
        scripts,
        height: 800,
      });
      const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
      const line = article.getByText('On the board').locator('..');
      const cover = line.locator('img');
      await expect.poll(async () => (await cover.boundingBox())?.height).toBe(146);
      const picture = (await article.getByRole('img', { name: 'The sea' }).first().boundingBox())!;
      const { y, height } = (await cover.boundingBox())!;
      expect(picture.y + picture.height - (y + height)).toBeLessThan(220);
      if (who === 'a member' && scripts) {
        const react = page.getByRole('button', { name: 'React' });
        await react.waitFor();
        // What comes later has its room, so that nothing moves.
        expect(await cover.boundingBox()).toMatchObject({ y, height });
        const button = (await react.boundingBox())!;
        expect(Math.round(picture.y + picture.height - (button.y + button.height))).toBe(40);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await expect.poll(async () => (await cover.boundingBox())?.height).toBe(48);
    }
  },
);

test.for([
  [1000, 1500],
  [900, 1200],
  [1600, 900],
  [2000, 500],
] as const)(
  'a picture of %i by %i fills its pane beside texts of at least 400 px, with and without script',
  async ([width, height], { openPage, wall }) => {
    const file = await plainPicture(width, height);
    const pin = await wall.dora.makePin({ title: 'The sea', board_id: wall.hills.id }, file);
    for (const scripts of [true, false]) {
      const page = await openPage(`/pin/${pin.id}/`, { as: wall.dora, scripts });
      const article = page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1 }) });
      const picture = article.getByRole('img', { name: 'The sea' }).first();
      for (const windowWidth of [1024, 1280]) {
        await page.setViewportSize({ width: windowWidth, height: 800 });
        // The page lays out anew when its window has another size.
        await expect
          .poll(async () => {
            const { x, y, width: shown, height: high } = (await picture.boundingBox())!;
            const all = (await article.boundingBox())!;
            return {
              isWhole: Math.abs(shown / high - width / height) < 0.05,
              // Nothing grey stands above or before it.
              beforeIt: [x - all.x, y - all.y],
              leavesRoom: all.width - shown >= CLOSEUP_TEXT_MIN_PX,
            };
          })
          .toEqual({ isWhole: true, beforeIt: [0, 0], leavesRoom: true });
      }
    }
  },
);
