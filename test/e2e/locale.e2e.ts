import { describe, expect } from 'vitest';
import type { Page } from 'playwright';
import { test as base } from './support/e2e-test.ts';
import { Member } from './support/member.ts';

type Choice = { readonly code: string; readonly name: string };

/** `other`: a language that is completely translated besides English; a test without one is skipped. */
const test = base.extend('other', async ({ server, skip }): Promise<Choice> => {
  const told = await fetch(new URL('/resource/LocalesResource/get/', server.url));
  const { resource_response } = (await told.json()) as {
    readonly resource_response: { readonly data: readonly Choice[] };
  };
  const found = resource_response.data.find(({ code }) => !/^(en|ar)\b/.test(code));
  return found ?? skip('No language is completely translated.');
});

const documentLanguage = (page: Page) => page.evaluate(() => document.documentElement.lang);

describe('visitors', () => {
  test('read the language that their browser asks for, before and after the app has started', async ({
    openPage,
    other,
  }) => {
    const locale = other.code;
    const served = await openPage('/login/', { locale, scripts: false });
    const heading = await served.getByRole('heading', { level: 1 }).textContent();
    expect(await documentLanguage(served)).toBe(other.code);

    const page = await openPage('/login/', { locale });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(heading);
    const loaded = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .flatMap(({ name }) => /language-(.+)-\w+\.js$/.exec(name)?.[1] ?? []),
    );
    expect(new Set(loaded)).toEqual(new Set([other.code]));
  });

  test('read what the operator chose where there is nothing in their language', async ({
    openPage,
    startOwnServer,
    other,
  }) => {
    expect(await documentLanguage(await openPage('/login/', { locale: 'tlh' }))).toBe('en');
    const server = await startOwnServer({ DEFAULT_LOCALE: other.code });
    const page = await openPage(new URL('/login/', server.url).href, { locale: 'tlh' });
    expect(await documentLanguage(page)).toBe(other.code);
  });
});

test('the language of the account goes before that of the browser, and changes at once', async ({
  openPage,
  server,
  other,
}) => {
  const member = await Member.join(server.url, 'linda');
  const page = await openPage('/settings/display', { locale: other.code, as: member });
  expect(await documentLanguage(page)).toBe('en');
  await page.getByRole('combobox', { name: 'Language and formats' }).click();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('option', { name: other.name, exact: true }).click();
  await reloaded;
  expect(await documentLanguage(page)).toBe(other.code);
  await page.getByRole('combobox').filter({ hasText: other.name }).waitFor();
});
