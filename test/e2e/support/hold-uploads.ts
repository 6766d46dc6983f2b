import type { Page } from 'playwright';

/** Keeps pictures from arriving. @returns what lets them through, those to come as well */
export async function holdUploads(page: Page): Promise<() => Promise<void>> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/upload-image/', async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return async () => {
    resolve();
    await page.unroute('**/upload-image/');
  };
}
