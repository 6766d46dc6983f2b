import path from 'node:path';
import { build } from 'esbuild';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IndexedDbDraftPictureStorage } from '../../src/adapters/browser/indexed-db-draft-picture-storage.ts';
import type { DraftPictureStorage } from '../../src/application/ports/storage/draft-picture-storage.ts';
import { toUserId } from '../../src/domain/ids/ids.ts';
import { describeDraftPictureStorage } from '../contracts/draft-picture-storage.contract.ts';
import { launchBrowser } from './support/browser.ts';

/** What the page of this test carries. */
type Carried = { readonly adapter: { IndexedDbDraftPictureStorage: typeof IndexedDbDraftPictureStorage } };
type Browser = Awaited<ReturnType<typeof launchBrowser>>;

let browser: Browser;
let script: string;
beforeAll(async () => {
  browser = await launchBrowser();
  const source = path.resolve('src/adapters/browser/indexed-db-draft-picture-storage.ts');
  const built = await build({
    entryPoints: [source],
    bundle: true,
    format: 'iife',
    globalName: 'adapter',
    write: false,
  });
  script = built.outputFiles[0]!.text;
});
afterAll(() => browser.close());

/** An empty page of a site that stores nothing yet. `before` runs ahead of everything in it. */
async function openSite(before?: () => void): Promise<Page> {
  const context = await browser.newContext();
  await context.route('**/*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  );
  const page = await context.newPage();
  if (before !== undefined) await page.addInitScript(before);
  await page.goto('http://pins.test/');
  await page.addScriptTag({ content: script });
  return page;
}

/** The adapter in the page, spoken to from here; contents of files are texts. */
function storageIn(page: Page): DraftPictureStorage {
  return {
    keep: (owner, id, { name, content }) =>
      page.evaluate(
        async ([owner, id, name, text]) => {
          const { adapter } = globalThis as unknown as Carried;
          const content = new Blob([text]);
          return new adapter.IndexedDbDraftPictureStorage().keep(owner, id, {
            name,
            size: content.size,
            content,
          });
        },
        [owner, id, name, String(content)] as const,
      ),
    find: (owner, id) =>
      page.evaluate(
        async ([owner, id]) => {
          const { adapter } = globalThis as unknown as Carried;
          const found = await new adapter.IndexedDbDraftPictureStorage().find(owner, id);
          return found && { ...found, content: await (found.content as Blob).text() };
        },
        [owner, id] as const,
      ),
    list: (owner) =>
      page.evaluate((owner) => {
        const { adapter } = globalThis as unknown as Carried;
        return new adapter.IndexedDbDraftPictureStorage().list(owner);
      }, owner),
    remove: (owner, ids) =>
      page.evaluate(
        ([owner, ids]) => {
          const { adapter } = globalThis as unknown as Carried;
          return new adapter.IndexedDbDraftPictureStorage().remove(owner, ids);
        },
        [owner, ids] as const,
      ),
  };
}

describeDraftPictureStorage('IndexedDB in a browser', async () => ({
  storage: storageIn(await openSite()),
  fileOf: (name, text) => ({ name, size: text.length, content: text }),
  textOf: async ({ content }) => String(content),
}));

test('a browser that forbids databases keeps nothing and says so', async () => {
  const page = await openSite(() => {
    Object.defineProperty(globalThis, 'indexedDB', {
      get() {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
  });
  const storage = storageIn(page);
  const owner = toUserId('1');
  expect(await storage.keep(owner, 'p1', { name: 'a.png', size: 3, content: 'abc' })).toBe(false);
  expect(await storage.find(owner, 'p1')).toBeUndefined();
  expect(await storage.list(owner)).toEqual([]);
  await storage.remove(owner, ['p1']);
});

test('what is kept outlives the page', async () => {
  const page = await openSite();
  const owner = toUserId('1');
  await storageIn(page).keep(owner, 'p1', { name: 'a.png', size: 3, content: 'abc' });
  await page.reload();
  await page.addScriptTag({ content: script });
  expect(await storageIn(page).find(owner, 'p1')).toMatchObject({ name: 'a.png', content: 'abc' });
});
