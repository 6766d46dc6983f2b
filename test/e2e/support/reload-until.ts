import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Loads the page anew until something is there: lists know a new pin only a moment after it was made. */
export async function reloadUntil(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  await expect
    .poll(
      async () => {
        if (await isThere()) return true;
        await page.reload();
        await page.getByRole('feed').or(page.getByRole('heading').first()).first().waitFor();
        return await isThere();
      },
      { timeout: 15_000 },
    )
    .toBe(true);
}
