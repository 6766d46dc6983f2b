import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { shownAfter, STAYS_MS } from '../../src/domain/cards/hover-state.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { reloadUntil } from './support/reload-until.ts';
import { cardLink } from './support/wall.ts';

/** How long after the pointer came what is at the foot of a picture begins to show, and how long that takes. */
const COMES_MS = shownAfter('hovered', 'secondary')!;
const FADES_MS = 200;

/** Bob looks at what Alice keeps. */
const test = e2eTest.extend('people', { scope: 'file' }, async ({ server }) => {
  const alice = await Member.join(server.url, 'alice', 'Alice');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const garden = await alice.makeBoard('Garden');
  const rose = await alice.makePin({ title: 'Rose', board_id: garden.id });
  // The home of others knows of a pin a moment after it was made.
  const home = () => bob.call<{ title: string }[]>('UserHomefeed', 'get', {});
  await expect.poll(async () => (await home()).map(({ title }) => title)).toContain('Rose');
  return { alice, bob, rose };
});

describe('on a desktop', () => {
  test('what is at the foot of a picture comes and goes in its time', async ({ openPage, people }) => {
    const page = await openPage('/', { as: people.bob, reducedMotion: false });
    // Every change stands still, until the test says how far it is.
    await page.evaluate(() =>
      document.addEventListener('transitionrun', ({ target }) => {
        for (const change of (target as Element).getAnimations()) change.pause();
      }),
    );
    const card = page.getByRole('article', { name: 'Rose' });
    const send = card.getByRole('button', { name: 'Send' });
    /** How much of it is seen so long after the pointer came or went, and whether it takes clicks then. */
    const after = (ms: number) =>
      send.evaluate((button, time) => {
        const picture = button.closest('article')!;
        for (const change of picture.getAnimations({ subtree: true })) {
          change.pause();
          change.currentTime = time;
        }
        let seen = 1;
        for (let part: Element | null = button; part !== null && part !== picture; part = part.parentElement)
          seen *= Number(getComputedStyle(part).opacity);
        return { seen, takesClicks: getComputedStyle(button).pointerEvents === 'auto' };
      }, ms);
    /** Until the page knows that the pointer came or went: something changes then, which stands still. */
    const untilItChanges = () =>
      expect
        .poll(() => card.evaluate((picture) => picture.getAnimations({ subtree: true }).length))
        .toBeGreaterThan(0);
    const SHOWN = { seen: 1, takesClicks: true };
    const GONE = { seen: 0, takesClicks: false };

    await cardLink(page, 'Rose').hover();
    await send.waitFor({ state: 'attached' });
    await untilItChanges();
    expect(await after(COMES_MS - 1)).toEqual(GONE);
    expect(await after(COMES_MS + FADES_MS)).toEqual(SHOWN);

    await page.mouse.move(0, 0);
    await untilItChanges();
    expect(await after(STAYS_MS - 1)).toEqual(SHOWN);
    expect(await after(STAYS_MS)).toEqual(GONE);

    await cardLink(page, 'Rose').hover();
    await untilItChanges();
    expect(await after(COMES_MS + FADES_MS)).toEqual(SHOWN);
    await page.mouse.move(0, 0);
    await untilItChanges();
    // Whoever comes back in time finds it as it was.
    expect(await after(50)).toEqual(SHOWN);
    await cardLink(page, 'Rose').hover();
    await expect.poll(() => after(STAYS_MS)).toEqual(SHOWN);
    expect(await after(0)).toEqual(SHOWN);

    await page.mouse.move(0, 0);
    await expect.poll(() => after(STAYS_MS)).toEqual(GONE);
    await cardLink(page, 'Rose').focus();
    await page.keyboard.press('Tab');
    await expect.poll(() => after(shownAfter('forced', 'secondary')! + FADES_MS)).toEqual(SHOWN);
  });

  test('a very wide picture has room for all that a card offers, also to who made it', async ({
    openPage,
    people,
  }) => {
    const colour = { width: 1800, height: 360, channels: 3 as const, background: '#446688' };
    const buffer = await sharp({ create: colour }).jpeg().toBuffer();
    const link = 'https://example.com/lake';
    await people.alice.makePin({ title: 'Lake', link }, { name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    const common = [/^example\.com/, /^Send/];
    for (const [as, at, own] of [
      [people.bob, '/', [/^Save$/, /^Choose board/, /^More options/]],
      [people.alice, '/alice/_created/', [/change the board or edit$/, /stats/i, /^Edit Pin/]],
    ] as const) {
      const page = await openPage(at, { as });
      await reloadUntil(page, async () => (await cardLink(page, 'Lake').count()) === 1);
      await cardLink(page, 'Lake').hover();
      const card = page.getByRole('article', { name: 'Lake' });
      const tools = [...common, ...own].map((name) =>
        card.getByRole('button', { name }).or(card.getByRole('link', { name })),
      );
      // Each can be pressed where it is: nothing lies over it.
      for (const tool of tools) await tool.click({ trial: true });
    }
  });

  test('the keyboard reaches the menus of a card', async ({ openPage, people }) => {
    const page = await openPage('/', { as: people.bob });
    await cardLink(page, 'Rose').focus();
    const card = page.getByRole('article', { name: 'Rose' });
    const more = card.getByRole('button', { name: 'More options' }).last();
    await card.getByRole('button', { name: 'Send' }).waitFor();
    await more.focus();
    await page.keyboard.press('Enter');
    const menu = card.getByRole('menu', { name: 'More options' });
    await expect
      .poll(() =>
        menu
          .getByRole('menuitem')
          .first()
          .evaluate((item) => item === document.activeElement),
      )
      .toBe(true);
    await page.keyboard.press('Escape');
    await expect.poll(() => more.evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

describe('an open pin', () => {
  test('is liked best, which stays', async ({ openPage, people }) => {
    const page = await openPage(`/pin/${people.rose.id}/`, { as: people.bob });
    const favorite = page.getByRole('button', { name: /^Favorite/ });
    await favorite.click();
    await page.getByRole('button', { name: 'Favorite, 1', pressed: true, disabled: false }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Favorite, 1', pressed: true }).click();
    await page.getByRole('button', { name: 'Favorite', exact: true, pressed: false }).waitFor();
  });

  test('tells its pinner how it does', async ({ openPage, people }) => {
    const page = await openPage(`/pin/${people.rose.id}/`, { as: people.alice });
    const more = page.getByRole('button', { name: 'More options' });
    await more.press('ArrowDown');
    await page.getByRole('menuitem', { name: 'See stats' }).press('Enter');
    const stats = page.getByRole('dialog', { name: 'Pin stats' });
    await stats.locator('dl[aria-busy="false"]').waitFor();
    expect(await stats.locator('dt').allTextContents()).toEqual(['Impressions', 'Saves', 'Pin clicks']);
    await page.keyboard.press('Escape');
    await stats.waitFor({ state: 'detached' });
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test.for([320, 360, 390])(
    'at %i px has room for the words that name its board',
    async (width, { openPage, people }) => {
      const page = await openPage(`/pin/${people.rose.id}/`, { width, as: people.bob });
      await page.getByRole('button', { name: 'More options' }).waitFor();
      const name = page.getByRole('button', { name: 'Choose board' }).locator('bdi');
      const [room, needed] = await name.evaluate(({ clientWidth, scrollWidth }) => [
        clientWidth,
        scrollWidth,
      ]);
      expect(needed).toBeLessThanOrEqual(room!);
      const tools = (await page.getByRole('button', { name: 'More options' }).boundingBox())!;
      expect((await name.boundingBox())!.y).toBeGreaterThan(tools.y + tools.height);
    },
  );
});

describe('on a phone', () => {
  const phone = { width: 390, height: 844, touch: true };

  test('the button beside the words opens the menu as a sheet', async ({ openPage, people }) => {
    const page = await openPage('/', { ...phone, as: people.bob });
    const more = page.getByRole('article', { name: 'Rose' }).getByRole('button', { name: 'More options' });
    const box = (await more.boundingBox())!;
    expect([box.width, box.height]).toEqual([44, 44]);
    await more.tap();
    const sheet = page.getByRole('dialog', { name: 'More options' });
    await sheet.getByRole('menuitem', { name: 'Send' }).tap();
    await page
      .getByRole('dialog', { name: 'Share Menu' })
      .getByRole('menuitem', { name: 'Copy link' })
      .waitFor();
  });

  test('a finger that rests on a card opens its menu, and opens no pin when it goes', async ({
    openPage,
    people,
  }) => {
    const page = await openPage('/', { ...phone, as: people.bob });
    await page.getByRole('article', { name: 'Rose' }).getByRole('button', { name: 'More options' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const { x, y } = (await cardLink(page, 'Rose').boundingBox())!;
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchEnd') =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchStart' ? [{ x: x + 40, y: y + 40 }] : [],
      });
    await touch('touchStart');
    const sheet = page.getByRole('dialog', { name: 'More options' });
    await sheet.waitFor();
    await touch('touchEnd');
    await sheet.getByRole('menuitem', { name: 'Save' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('visitors have no menu', async ({ openPage, people }) => {
    expect(people.bob.username).toBe('bob');
    const page = await openPage('/', phone);
    await cardLink(page, 'Rose').waitFor();
    expect(await page.getByRole('button', { name: 'More options' }).count()).toBe(0);
  });
});
