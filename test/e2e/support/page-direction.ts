import type { Page } from 'playwright';

/** Serves pages in a direction, whatever their language. The texts stay English. */
export async function serveDirection(page: Page, direction: 'ltr' | 'rtl'): Promise<void> {
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      const body = (await answer.text()).replace(/(<html [^>]*\bdir=")\w+/, `$1${direction}`);
      return route.fulfill({ response: answer, body });
    },
  );
}
