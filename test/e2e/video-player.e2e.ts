import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { closeupLayout } from '../../src/domain/images/closeup-size.ts';
import { barriersOn } from './support/accessibility.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { aFilm, type FilmName } from './support/film.ts';
import { Member } from './support/member.ts';

// Videos do not play by themselves for who wants little motion.
const test = e2eTest.extend('motion', { scope: 'file' }, () => true);

const SOON = { timeout: 30_000 };

/** Makes a pin of a video as a person does, and waits until it can be played. */
async function makeVideoPin(page: Page, title: string, film?: FilmName): Promise<void> {
  const buffer = await aFilm(film);
  await page
    .getByLabel('Choose a picture or video')
    .setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer });
  await page.getByText('Uploaded').waitFor(SOON);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('heading', { name: title, level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Play, / }).waitFor(SOON);
}

const video = (page: Page) => page.getByRole('group', { name: 'Video player' }).locator('video');
/** A film of two seconds lasts long enough to do something about it. */
const playSlowly = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => void (element.playbackRate = 0.25));
const timeOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);

describe.for([1280, 390] as const)('at %i px', (width) => {
  test('a video is sent, prepared and played', async ({ openPage, server }) => {
    const ann = await Member.join(server.url, `filmer${width}`, 'Ann');
    const page = await openPage('/pin/create/', { width, as: ann });
    await makeVideoPin(page, 'A short film');
    await page.reload();
    await playSlowly(page);
    const player = page.getByRole('group', { name: 'Video player' });
    const place = await player.boundingBox();
    await page.getByRole('button', { name: /^Play, / }).click();
    await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(0.2);
    await player.focus();
    await page.keyboard.press('k');
    await expect.poll(() => isPaused(page)).toBe(true);
    await page.keyboard.press('Home');
    await expect.poll(() => timeOf(page)).toBe(0);
    await page.keyboard.press('End');
    await page.getByRole('button', { name: 'Play again' }).first().waitFor();
    expect(await barriersOn(page)).toEqual([]);
    expect(await player.boundingBox()).toEqual(place);
  });
});

test('a video has a row of its own, as wide as the rule says', async ({ openPage, server }) => {
  const ann = await Member.join(server.url, 'measurer', 'Ann');
  const page = await openPage('/pin/create/', { as: ann });
  await makeVideoPin(page, 'A wide film');
  const heading = page.getByRole('heading', { name: 'A wide film', level: 1 });
  const closeup = page.getByRole('article').filter({ has: heading });
  for (const width of [900, 1016, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const layout = closeupLayout(width, { media: 'video' });
    await expect.poll(async () => (await closeup.boundingBox())!.width).toBe(layout.width);
    const player = await page.getByRole('group', { name: 'Video player' }).boundingBox();
    expect((await heading.boundingBox())!.y).toBeGreaterThan(player!.y + player!.height);
  }
});

test('where somebody stopped is remembered for the visit', async ({ openPage, server }) => {
  const ann = await Member.join(server.url, 'rememberer', 'Ann');
  const page = await openPage('/pin/create/', { as: ann });
  await makeVideoPin(page, 'Half a film');
  await playSlowly(page);
  await page.getByRole('button', { name: /^Play, / }).click();
  await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(0.2);
  // By key: what is pressed by pointer goes out of sight while a film plays.
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  const left = await timeOf(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('link', { name: 'Half a film' }).click();
  await page.getByRole('group', { name: 'Video player' }).waitFor();
  await expect.poll(() => timeOf(page), SOON).toBeCloseTo(left, 1);
});

describe('on a wall', () => {
  const playing = (page: Page) => page.getByRole('main').locator('video[data-plays]');

  test('the video under the pointer plays without sound, and stops when it leaves', async ({
    openPage,
    server,
  }) => {
    const ann = await Member.join(server.url, 'hoverer', 'Ann');
    const page = await openPage('/pin/create/', { as: ann });
    await makeVideoPin(page, 'A film on a wall');
    await page.goto('/hoverer/_saved/');
    const card = page.getByRole('link', { name: 'A film on a wall' });
    await card.hover();
    await playing(page).waitFor();
    expect(await playing(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
    await page.mouse.move(2, 2);
    await playing(page).waitFor({ state: 'detached' });
    // It holds for the second time as well.
    await card.hover();
    await playing(page).waitFor();
    await card.click();
    await page.getByRole('group', { name: 'Video player' }).waitFor();
    await playing(page).waitFor({ state: 'detached' });
  });

  test('the video that is scrolled out of view lets go of its file and goes on later where it was left', async ({
    openPage,
    server,
  }) => {
    const ann = await Member.join(server.url, 'scroller', 'Ann');
    for (let made = 1; made <= 12; made += 1) await ann.makePin({ title: `Pin ${made}` });
    const page = await openPage('/pin/create/', { as: ann, touch: true, width: 390, height: 700 });
    await makeVideoPin(page, 'A film to pass by');
    // Where each playing began, in seconds.
    await page.addInitScript(() => {
      const begun: number[] = [];
      const note = ({ target }: Event) => begun.push((target as HTMLVideoElement).currentTime);
      document.addEventListener('play', note, true);
      Object.assign(window, { begun });
    });
    await page.goto('/scroller/_saved/');
    await playing(page).waitFor(SOON);
    const film = (await playing(page).elementHandle())!;
    await expect
      .poll(
        () =>
          film.evaluate((element) => {
            const watched = element as HTMLVideoElement;
            // It begins anew at its end: it is to be left in the middle.
            if (watched.currentTime > 0.3) watched.playbackRate = 0;
            return watched.currentTime;
          }),
        SOON,
      )
      .toBeGreaterThan(0.3);
    const card = (await page.getByRole('link', { name: 'A film to pass by' }).boundingBox())!;
    await page.evaluate((top) => scrollTo({ top }), card.y + card.height + 40);
    await playing(page).waitFor({ state: 'detached' });
    // Without a file an element has no decoder.
    expect(
      await film.evaluate((element) => {
        const { isConnected, networkState, readyState } = element as HTMLVideoElement;
        return { isConnected, networkState, readyState, hasSource: element.hasAttribute('src') };
      }),
    ).toEqual({ isConnected: false, networkState: 0, readyState: 0, hasSource: false });
    await page.evaluate(() => scrollTo({ top: 0 }));
    await playing(page).waitFor(SOON);
    const begun = await page.evaluate(() => (window as unknown as { begun: number[] }).begun);
    expect(begun[0]).toBeLessThan(0.1);
    expect(begun.at(-1)).toBeGreaterThan(0.2);
  });

  test('of many videos in view one has a decoder', async ({ openPage, server }) => {
    const ann = await Member.join(server.url, 'many', 'Ann');
    const page = await openPage('/pin/create/', { as: ann, touch: true, width: 390 });
    for (const title of ['One', 'Two', 'Three']) {
      await page.goto('/pin/create/');
      await makeVideoPin(page, `Film ${title}`);
    }
    await page.goto('/many/_saved/');
    await playing(page).waitFor(SOON);
    expect(await page.locator('video').count()).toBe(1);
  });

  test('a video that cannot be decoded leaves its picture, the rest of the wall, and a line for developers', async ({
    openPage,
    server,
  }) => {
    const ann = await Member.join(server.url, 'damaged', 'Ann');
    await ann.makePin({ title: 'A picture beside it' });
    const page = await openPage('/pin/create/', { as: ann });
    await makeVideoPin(page, 'A damaged film');
    await page.route('**/media/videos/**', (route) =>
      route.fulfill({ contentType: 'video/mp4', body: 'no film at all' }),
    );
    const told = page.waitForEvent('console', (line) => line.text().startsWith('card-video-failed'));
    await page.goto('/damaged/_saved/');
    await page.getByRole('link', { name: 'A damaged film' }).hover();
    expect((await (await told).args()[1]!.jsonValue()) as unknown).toMatchObject({
      failure: 'source-not-supported',
    });
    expect(await page.locator('video').count()).toBe(0);
    expect(await page.getByRole('feed').getByRole('article').count()).toBe(2);
    await page.getByRole('link', { name: 'A damaged film' }).locator('img').waitFor();
  });

  test('nothing plays by itself for who wants little motion', async ({ openPage, server }) => {
    const ann = await Member.join(server.url, 'calm', 'Ann');
    const page = await openPage('/pin/create/', { as: ann, reducedMotion: true });
    await makeVideoPin(page, 'A calm film');
    const code = page.waitForResponse(/card-videos/);
    await page.goto('/calm/_saved/');
    await page.getByRole('link', { name: 'A calm film' }).hover();
    await code;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('video').count()).toBe(0);
  });
});

describe('in its closeup', () => {
  test('what is said stands above the controls', async ({ openPage, server }) => {
    const ann = await Member.join(server.url, 'captioner', 'Ann');
    const page = await openPage('/pin/create/', { as: ann });
    await makeVideoPin(page, 'A film with words', 'captioned');
    await playSlowly(page);
    await page.getByRole('button', { name: /^Play, / }).click();
    const captions = page.getByRole('button', { name: 'Captions' });
    await captions.click();
    const words = page.getByText('A word in the picture');
    await words.waitFor();
    await video(page).hover({ position: { x: 10, y: 10 } });
    const room = async () => {
      const said = (await words.boundingBox())!;
      return (await page.getByRole('slider', { name: 'Seek' }).boundingBox())!.y - (said.y + said.height);
    };
    await expect.poll(room).toBeGreaterThan(0);
  });

  test('one that cannot be fetched says so, however early that is known', async ({ openPage, server }) => {
    const ann = await Member.join(server.url, 'early', 'Ann');
    const page = await openPage('/pin/create/', { as: ann, allow: [/Failed to load resource/] });
    await makeVideoPin(page, 'A lost film');
    await page.route('**/media/videos/**', (route) => route.abort('connectionreset'));
    for (let visit = 0; visit < 3; visit += 1) {
      await page.reload();
      await page.getByRole('alert').getByText('This browser cannot play this video').waitFor();
    }
  });
});
