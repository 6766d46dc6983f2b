import { expect } from 'vitest';
import { barriersOn } from '../support/accessibility.ts';
import { reflowFaults } from '../support/reflow.ts';
import { CREATING_SCREENS } from '../support/screens/creating-screens.ts';
import { nothingStandsInTheWayOn, test } from '../support/screens/screens-test.ts';
import { SETTINGS_SCREENS } from '../support/screens/settings-screens.ts';

nothingStandsInTheWayOn([...CREATING_SCREENS, ...SETTINGS_SCREENS]);

test('a barrier is noticed', async ({ openPage }) => {
  const page = await openPage('/');
  await page.locator('main').evaluate((main) => {
    const picture = document.createElement('img');
    picture.src = '/favicon.ico';
    main.append(picture);
  });
  expect(await barriersOn(page)).not.toEqual([]);
});

test('a second heading of the page is noticed, and a target that is too small', async ({ openPage }) => {
  const page = await openPage('/');
  await page.locator('main').evaluate((main) => {
    const heading = document.createElement('h1');
    heading.textContent = 'Another one';
    const targets = ['x', 'y'].map((name) => {
      const target = document.createElement('button');
      target.textContent = name;
      target.style.cssText = 'all: unset; display: inline-block; width: 12px; height: 12px; font-size: 8px';
      return target;
    });
    main.prepend(heading, ...targets);
  });
  const barriers = await barriersOn(page);
  expect(barriers).toContain('the page has 2 headings of the first level');
  expect(barriers.filter((line) => line.startsWith('target-size'))).toHaveLength(2);
});

test('what is too wide for a small window is noticed, and what wide text cuts off', async ({ openPage }) => {
  const page = await openPage('/');
  expect(await reflowFaults(page)).toEqual([]);
  await page.reload();
  await page.locator('main').evaluate((main) => {
    const clipped = document.createElement('p');
    clipped.textContent = 'wide';
    clipped.style.cssText = 'width: 42px; overflow: hidden; font: 16px monospace; white-space: nowrap';
    const wide = document.createElement('div');
    wide.style.cssText = 'width: 400px; height: 10px';
    main.append(clipped, wide);
  });
  const faults = await reflowFaults(page);
  expect(faults).toContain('the page is 400 px wide');
  expect(faults.some((fault) => fault.startsWith('cut off'))).toBe(false);
  expect(faults.some((fault) => fault.startsWith('with wide text: cut off'))).toBe(true);
});
