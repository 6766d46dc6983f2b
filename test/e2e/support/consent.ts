import type { Page } from 'playwright';
import { expect } from 'vitest';

/** The confirmation of a choice about cookies. */
export const SAVED = 'We saved your cookie preferences.';

export const banner = (page: Page) => page.getByRole('region', { name: 'Cookies' });
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A browser that sends the privacy signal. */
export async function sendSignal(page: Page): Promise<void> {
  await page.context().setExtraHTTPHeaders({ 'Sec-GPC': '1' });
  await page.context().addInitScript(() => {
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true });
  });
}

export async function decide(page: Page, name: 'Accept all' | 'Reject all'): Promise<void> {
  await press(page, name).click();
  await page.getByText(SAVED).waitFor();
  expect(await banner(page).count()).toBe(0);
}
