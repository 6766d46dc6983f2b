import { describe, expect } from 'vitest';
import { shownAfter, STAYS_MS } from '../../src/domain/cards/hover-state.ts';
import { test as e2eTest } from './support/e2e-test.ts';
import { Member } from './support/member.ts';
import { cardLink } from './support/wall.ts';

/** Bob looks at what Alice keeps. */
const test = e2eTest.extend('people', { scope: 'file' }, async ({ server }) => {
  const alice = await Member.join(server.url, 'alice', 'Alice');
  const bob = await Member.join(server.url, 'bob', 'Bob');
  const garden = await alice.makeBoard('Garden');
  const rose = await alice.makePin({ title: 'Rose', board_id: garden.id });
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
    await cardLink(page, 'Rose').hover();
    const send = page.getByRole('article', { name: 'Rose' }).getByRole('button', { name: 'Send' });
    await send.waitFor({ state: 'attached' });
    const times = () =>
      send.evaluate((button) => {
        const { transitionDelay } = getComputedStyle(button.parentElement!.parentElement!);
        return transitionDelay;
      });
    /** How much of the foot is seen so long after the pointer came or went. */
    const seenAfter = (ms: number) =>
      send.evaluate((button, time) => {
        const foot = button.parentElement!.parentElement!;
        for (const change of foot.getAnimations({ subtree: true })) {
          change.pause();
          change.currentTime = time;
        }
        return Number(getComputedStyle(foot).opacity);
      }, ms);
    const takesClicks = () => send.evaluate((button) => getComputedStyle(button).pointerEvents === 'auto');
    expect(await times()).toBe(`${shownAfter('hovered', 'secondary')! / 1000}s`);
    expect([await seenAfter(799), await takesClicks()]).toEqual([0, false]);
    expect([await seenAfter(1_000), await takesClicks()]).toEqual([1, true]);
    await page.mouse.move(0, 0);
    await expect.poll(times).toBe(`${STAYS_MS / 1000}s`);
    expect([await seenAfter(STAYS_MS - 1), await takesClicks()]).toEqual([1, true]);
    expect([await seenAfter(STAYS_MS), await takesClicks()]).toEqual([0, false]);
    await cardLink(page, 'Rose').hover();
    expect(await seenAfter(1_000)).toBe(1);
    await page.mouse.move(0, 0);
    await expect.poll(times).toBe(`${STAYS_MS / 1000}s`);
    // Whoever comes back in time finds it as it was.
    expect([await seenAfter(50), await takesClicks()]).toEqual([1, true]);
    await cardLink(page, 'Rose').hover();
    expect([await seenAfter(0), await takesClicks()]).toEqual([1, true]);
    await page.mouse.move(0, 0);
    await cardLink(page, 'Rose').focus();
    await page.keyboard.press('Tab');
    await expect.poll(times).toBe(`${shownAfter('forced', 'secondary')! / 1000}s`);
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
    const stats = page.getByRole('dialog', { name: 'Stats of this pin' });
    await stats.locator('dl[aria-busy="false"]').waitFor();
    expect(await stats.locator('dt').allTextContents()).toEqual(['Impressions', 'Saves', 'Pin clicks']);
    await page.keyboard.press('Escape');
    await stats.waitFor({ state: 'detached' });
    expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test.for([320, 360, 390])(
    'at %i px names the board that it is saved to',
    async (width, { openPage, people }) => {
      const page = await openPage(`/pin/${people.rose.id}/`, { width, as: people.bob });
      await page.getByRole('button', { name: 'More options' }).waitFor();
      const name = page.getByRole('button', { name: /choose another board$/ }).locator('bdi');
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
