// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';

const link = () => document.querySelector<HTMLLinkElement>('link[href="/s/later.css"]');

/** Parts are fetched by a page that has just loaded, whose start script names the sheet or not. */
async function aPage({ hasSheet = true } = {}) {
  vi.resetModules();
  document.head.innerHTML = hasSheet ? '<script data-later-style="/s/later.css"></script>' : '';
  return import('../../../../src/ui/base/lazy/fetch-code.ts');
}

const part = () => Promise.resolve('part');

/** The value once it is there, else undefined. */
async function valueNow<Value>(promise: Promise<Value>): Promise<Value | undefined> {
  return Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve))]);
}

test('a part is there when its styles are', async () => {
  const { fetchCode } = await aPage();
  const fetched = fetchCode(part);
  expect(await valueNow(fetched)).toBeUndefined();
  link()?.dispatchEvent(new Event('load'));
  expect(await fetched).toBe('part');
  expect(await valueNow(fetchCode(part))).toBe('part');
  expect(document.querySelectorAll('link')).toHaveLength(1);
});

test('a screen or a service does not wait for them', async () => {
  const { fetchScript } = await aPage();
  expect(await fetchScript(part)).toBe('part');
  expect(link()).toBeNull();
});

test('styles that do not come fail the part, and are loaded again with the next one', async () => {
  const { fetchCode } = await aPage();
  const failed = fetchCode(part);
  link()?.dispatchEvent(new Event('error'));
  await expect(failed).rejects.toThrow();
  expect(link()).toBeNull();
  const again = fetchCode(part);
  link()?.dispatchEvent(new Event('load'));
  expect(await again).toBe('part');
});

test('a page without a later sheet waits for nothing', async () => {
  const { fetchCode } = await aPage({ hasSheet: false });
  expect(await fetchCode(part)).toBe('part');
});
