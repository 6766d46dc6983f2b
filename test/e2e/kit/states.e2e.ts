import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { barriersIn, themeAt } from '../support/accessibility.ts';
import { stateOf, test } from './kit-test.ts';

const box = async (page: Page, state: string, role: 'button' | 'textbox') =>
  (await stateOf(page, state).getByRole(role).first().boundingBox())!;

describe('every part in every state', () => {
  test.for([1280, 390])('stands in nobody’s way at %i px', async (width, { openPage }) => {
    const page = await openPage('/', { width });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await barriersIn(page, themeAt(width))).toEqual([]);
  });

  test.for(['?dir=ltr&text=100', '?dir=rtl&text=100', '?dir=ltr&text=200', '?dir=rtl&text=200'])(
    'fits into 320 px (%s)',
    async (query, { openPage }) => {
      const page = await openPage(`/${query}`, { width: 320 });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const { scrollWidth, clientWidth } = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return { scrollWidth, clientWidth };
      });
      expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    },
  );

  test('is reached by the page’s own list of parts', async ({ openPage }) => {
    const page = await openPage('/');
    const options = await page.getByLabel('Part').getByRole('option').allInnerTexts();
    expect(await page.getByRole('heading', { level: 2 }).filter({ visible: true }).allInnerTexts()).toEqual(
      expect.arrayContaining(options.slice(1)),
    );
    await page.getByLabel('Part').selectOption('Menu');
    await page.waitForURL(/part=menu/);
    expect(await page.locator('main section').count()).toBe(1);
  });
});

// Wide windows in the light, narrow ones in the dark: both layouts and both palettes are seen.
describe('open layers stand in nobody’s way', () => {
  const layers: readonly (readonly [string, string, (page: Page) => Promise<void>])[] = [
    ['a dialog', 'dialog', (page) => page.getByRole('button', { name: 'New board' }).click()],
    [
      'a dialog over a dialog',
      'dialog',
      async (page) => {
        await page.getByRole('button', { name: 'Outer' }).click();
        await page.getByRole('button', { name: 'Inner' }).click();
      },
    ],
    ['a menu', 'menu', (page) => page.getByRole('button', { name: 'Your account' }).click()],
    ['a menu of choices', 'menu', (page) => page.getByRole('button', { name: 'Sort' }).click()],
    ['a long list', 'combobox', (page) => page.getByRole('combobox', { name: 'Many' }).click()],
    ['a short list', 'combobox', (page) => page.getByRole('combobox', { name: 'Few' }).click()],
    ['a tooltip', 'tooltip', (page) => page.getByRole('button', { name: 'Add' }).hover()],
    [
      'a toast',
      'toast',
      async (page) => {
        await page.getByRole('button', { name: 'Done' }).click();
        await page.clock.runFor(200);
        await page.getByRole('link', { name: 'Gardens' }).hover();
        await page.clock.resume();
      },
    ],
  ];
  const OPEN = '[role="tooltip"]:popover-open, dialog[open], [popover]:popover-open';

  test.for(layers)('%s', async ([, part, openLayer], { openPage, openStoppedPage }) => {
    const open = part === 'toast' ? openStoppedPage : openPage;
    for (const width of [1280, 390]) {
      const page = await open(`/?part=${part}`, { width });
      await openLayer(page);
      await page.locator(OPEN).first().waitFor();
      expect(await barriersIn(page, themeAt(width))).toEqual([]);
    }
  });
});

describe('measures', () => {
  test('buttons are 48, 40 and 32 px high', async ({ openPage }) => {
    const page = await openPage('/?part=button-primary');
    const buttons = await stateOf(page, '48, 40, 32').getByRole('button').all();
    expect(await Promise.all(buttons.map(async (button) => (await button.boundingBox())!.height))).toEqual([
      48, 40, 32,
    ]);
  });

  test.for(['1', '2', '3', '1, low', '2, low', '3, low'])(
    'the pictures of a cover fill all of it (%s)',
    async (state, { openPage }) => {
      const page = await openPage('/?part=cover');
      const { whole, filled, gaps } = await stateOf(page, state).evaluate((stage) => {
        const cover = stage.firstElementChild!;
        const areaOf = (element: Element) => {
          const { width, height } = element.getBoundingClientRect();
          return width * height;
        };
        const pictures = [...cover.querySelectorAll('img')];
        const { width, height } = cover.getBoundingClientRect();
        return {
          whole: areaOf(cover),
          filled: pictures.reduce((sum, picture) => sum + areaOf(picture), 0),
          // What lies between them is 2 px, at most once across and once down for each.
          gaps: 2 * (pictures.length - 1) * Math.max(width, height),
        };
      });
      expect(whole - filled).toBeLessThanOrEqual(gaps + 1);
    },
  );

  test('a busy button is as wide as it was', async ({ openPage }) => {
    const page = await openPage('/?part=button-primary');
    const busy = stateOf(page, 'busy').getByRole('button');
    expect(await busy.getAttribute('aria-disabled')).toBe('true');
    expect((await busy.boundingBox())!.width).toBeGreaterThan(
      await busy.evaluate(
        (button) => button.querySelector('span > span')!.getBoundingClientRect().width + 32,
      ),
    );
  });

  test('fields are 48 px high, also with a control in them or a picture', async ({ openPage }) => {
    const page = await openPage('/?part=text-field');
    expect((await box(page, 'filled', 'textbox')).height).toBe(48);
    const password = stateOf(page, 'password').locator('input');
    expect((await password.boundingBox())!.height).toBe(48);
    await page.goto('/?part=combobox');
    const many = page.getByRole('combobox', { name: 'Many' });
    expect((await many.boundingBox())!.height).toBe(48);
  });

  test.for([
    ['light', 'rgb(143, 135, 126)', 'rgb(180, 66, 31)'],
    ['dark', 'rgb(127, 119, 110)', 'rgb(249, 138, 94)'],
  ] as const)(
    '%s: fields have an edge that can be seen, the first button is terracotta',
    async ([theme, edge, accent], { openPage }) => {
      const page = await openPage(`/?theme=${theme}`);
      const style = (state: string, part: string, name: 'borderTopColor' | 'backgroundColor') =>
        page
          .locator(`#${part} [data-state="${state}"] :is(input, button)`)
          .first()
          .evaluate((element, property) => getComputedStyle(element)[property], name);
      expect(await style('filled', 'text-field', 'borderTopColor')).toBe(edge);
      expect(await style('rest', 'button-primary', 'backgroundColor')).toBe(accent);
    },
  );
});
