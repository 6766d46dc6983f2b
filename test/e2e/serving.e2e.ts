import { describe, expect } from 'vitest';
import { test } from './support/e2e-test.ts';

describe('the front page of an empty site', () => {
  test.for([
    { width: 1280, theme: 'light' },
    { width: 1280, theme: 'dark' },
    { width: 390, theme: 'light' },
    { width: 390, theme: 'dark' },
  ] as const)('is shown without a complaint at $width px, $theme', async (look, { openPage }) => {
    const page = await openPage('/', look);
    await expect.poll(() => page.locator('main').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

  test('serves a reader without scripts', async ({ openPage }) => {
    const page = await openPage('/', { scripts: false });
    expect(await page.locator('main').innerText()).not.toBe('');
  });
});

test('an address that nobody has is answered with 404 and a page', async ({ openPage }) => {
  const page = await openPage('/nobody-has-this-name/', { allow: [/status of 404/] });
  expect(await page.locator('h1').first().innerText()).not.toBe('');
});

test('the server says that it is well', async ({ server }) => {
  const answer = await fetch(new URL('/readyz', server.url));
  expect(answer.status).toBe(200);
});
