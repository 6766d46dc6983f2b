import type { Page } from 'playwright';
import { describe, expect, vi } from 'vitest';
import type { WirePin } from '../../wire/pin.ts';
import { closeupLayout } from '../../src/domain/images/internal/closeup-size.ts';
import { barriersOn } from './support/accessibility.ts';
import { scriptOf } from './support/built-scripts.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { aFilm, announceFilm, filmForm, statusOfFilm } from './support/film.ts';
import { Member } from './support/member.ts';

const SOON = { timeout: 30_000 };
const TITLE = 'A short film';

/** Ann has one film, which is prepared once and can be played; others save it. */
const test = e2eTest
  // Videos do not play by themselves for who wants little motion.
  .extend('motion', { scope: 'file' }, () => true)
  .extend('film', { scope: 'file' }, async ({ server }) => {
    const ann = await Member.join(server.url, 'ann', 'Ann');
    const announced = await announceFilm(ann);
    const form = filmForm(announced, new Blob([new Uint8Array(await aFilm('captioned'))]));
    await fetch(new URL('/media-upload/', server.url), { method: 'POST', body: form });
    const hasArrived = async () => expect(await statusOfFilm(ann, announced.upload_id)).toBe('succeeded');
    await vi.waitFor(hasArrived, SOON);
    const { id } = await ann.call<WirePin>('Pin', 'create', { upload_id: announced.upload_id, title: TITLE });
    const isReady = async () =>
      expect((await ann.call<WirePin>('Pin', 'get', { id })).video_status).toBe('ready');
    await vi.waitFor(isReady, { timeout: 60_000 });
    return { ann, id, address: `/pin/${id}/` };
  })
  .extend('saver', async ({ server, film }) => {
    return async (username: string): Promise<Member> => {
      const member = await Member.join(server.url, username);
      await member.call('Repin', 'create', { pin_id: film.id });
      return member;
    };
  });
// What there is takes its time to make, which is none of a test's.
test.beforeAll(({ film }) => void film, 120_000);

const video = (page: Page) => page.getByRole('group', { name: 'Video player' }).locator('video');
/** A film of two seconds lasts long enough to do something about it. */
const playSlowly = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => void (element.playbackRate = 0.25));
const timeOf = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);

test('a video is played, by pointer and by keys', async ({ openPage, film }) => {
  const page = await openPage(film.address, { as: film.ann });
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

test('a video has a row of its own, as wide as the rule says', async ({ openPage, film }) => {
  const page = await openPage(film.address, { as: film.ann });
  const heading = page.getByRole('heading', { name: TITLE, level: 1 });
  const closeup = page.getByRole('article').filter({ has: heading });
  for (const width of [900, 1016, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const layout = closeupLayout(width, { media: 'video' });
    await expect.poll(async () => (await closeup.boundingBox())!.width).toBe(layout.width);
    const player = await page.getByRole('group', { name: 'Video player' }).boundingBox();
    expect((await heading.boundingBox())!.y).toBeGreaterThan(player!.y + player!.height);
  }
});

test('where somebody stopped is remembered for the visit', async ({ openPage, film }) => {
  const page = await openPage(film.address, { as: film.ann });
  await playSlowly(page);
  await page.getByRole('button', { name: /^Play, / }).click();
  await expect.poll(() => timeOf(page), SOON).toBeGreaterThan(0.2);
  // By key: what is pressed by pointer goes out of sight while a film plays.
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  const left = await timeOf(page);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('link', { name: TITLE }).click();
  await page.getByRole('group', { name: 'Video player' }).waitFor();
  await expect.poll(() => timeOf(page), SOON).toBeCloseTo(left, 1);
});

describe('on a wall', () => {
  const playing = (page: Page) => page.getByRole('main').locator('video[data-plays]');

  test('the video under the pointer plays without sound, and stops when it leaves', async ({
    openPage,
    saver,
  }) => {
    const page = await openPage('/hoverer/_saved/', { as: await saver('hoverer') });
    const card = page.getByRole('link', { name: TITLE });
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
    film,
  }) => {
    const ann = await Member.join(server.url, 'scroller', 'Ann');
    for (let made = 1; made <= 12; made += 1) await ann.makePin({ title: `Pin ${made}` });
    await ann.call('Repin', 'create', { pin_id: film.id });
    const page = await openPage('about:blank', { as: ann, touch: true, width: 390, height: 700 });
    // Where each playing began, in seconds.
    await page.addInitScript(() => {
      const begun: number[] = [];
      const note = ({ target }: Event) => begun.push((target as HTMLVideoElement).currentTime);
      document.addEventListener('play', note, true);
      Object.assign(window, { begun });
    });
    await page.goto('/scroller/_saved/');
    await playing(page).waitFor(SOON);
    const clip = (await playing(page).elementHandle())!;
    await expect
      .poll(
        () =>
          clip.evaluate((element) => {
            const watched = element as HTMLVideoElement;
            // It begins anew at its end: it is to be left in the middle.
            if (watched.currentTime > 0.3) watched.playbackRate = 0;
            return watched.currentTime;
          }),
        SOON,
      )
      .toBeGreaterThan(0.3);
    const card = (await page.getByRole('link', { name: TITLE }).boundingBox())!;
    await page.evaluate((top) => scrollTo({ top }), card.y + card.height + 40);
    await playing(page).waitFor({ state: 'detached' });
    // Without a file an element has no decoder.
    expect(
      await clip.evaluate((element) => {
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

  test('of many videos in view one has a decoder', async ({ openPage, film, saver }) => {
    const ann = await saver('many');
    for (let copies = 1; copies < 3; copies += 1) await ann.call('Repin', 'create', { pin_id: film.id });
    const page = await openPage('about:blank', { as: ann, touch: true, width: 390 });
    await page.goto('/many/_saved/');
    await playing(page).waitFor(SOON);
    expect(await page.getByRole('link', { name: TITLE }).count()).toBe(3);
    expect(await page.locator('video').count()).toBe(1);
  });

  test('a video that cannot be decoded leaves its picture, the rest of the wall, and a line for developers', async ({
    openPage,
    saver,
  }) => {
    const ann = await saver('damaged');
    await ann.makePin({ title: 'A picture beside it' });
    const page = await openPage('about:blank', { as: ann });
    await page.route('**/media/videos/**', (route) =>
      route.fulfill({ contentType: 'video/mp4', body: 'no film at all' }),
    );
    const told = page.waitForEvent('console', (line) => line.text().startsWith('card-video-failed'));
    await page.goto('/damaged/_saved/');
    await page.getByRole('link', { name: TITLE }).hover();
    expect((await (await told).args()[1]!.jsonValue()) as unknown).toMatchObject({
      failure: 'source-not-supported',
    });
    expect(await page.locator('video').count()).toBe(0);
    expect(await page.getByRole('feed').getByRole('article').count()).toBe(2);
    await page.getByRole('link', { name: TITLE }).locator('img').waitFor();
  });

  test('nothing plays by itself for who wants little motion', async ({ openPage, saver }) => {
    const page = await openPage('about:blank', { as: await saver('calm'), reducedMotion: true });
    const code = page.waitForResponse((answer) =>
      answer.url().endsWith(scriptOf('src/ui/videos/card-videos.ts')),
    );
    await page.goto('/calm/_saved/');
    await page.getByRole('link', { name: TITLE }).hover();
    await code;
    await page.waitForLoadState('networkidle');
    expect(await page.locator('video').count()).toBe(0);
  });
});

describe('in its closeup', () => {
  test('what is said stands above the controls', async ({ openPage, film }) => {
    const page = await openPage(film.address, { as: film.ann });
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

  test('one that cannot be fetched says so, however early that is known', async ({ openPage, film }) => {
    const page = await openPage('about:blank', { as: film.ann, allow: [/Failed to load resource/] });
    await page.route('**/media/videos/**', (route) => route.abort('connectionreset'));
    for (let visit = 0; visit < 3; visit += 1) {
      await page.goto(film.address);
      await page.getByRole('alert').getByText('Your browser can’t play this video').waitFor();
    }
  });
});
