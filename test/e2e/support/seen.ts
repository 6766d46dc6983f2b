import type { Locator, Page } from 'playwright';

/** What is said about a field: its help, and its error when it has one. Empty while it is not marked as wrong. */
export async function errorBeside(field: Locator): Promise<string> {
  return field.evaluate((control) => {
    if (control.getAttribute('aria-invalid') !== 'true') return '';
    const ids = (control.getAttribute('aria-describedby') ?? '').split(' ');
    const error = ids.find((id) => id.endsWith('-error'));
    return (error && document.getElementById(error)?.textContent) || '';
  });
}

/** The button that opens the own menu, in the header or in the bar of phones. */
export function accountButton(page: Page): Locator {
  const inBar = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: 'Profile', exact: true });
  return page.getByRole('button', { name: 'Your account', exact: true }).or(inBar);
}

/** True for somebody who is signed in, as this page shows it. */
export function isSignedIn(page: Page): Promise<boolean> {
  return accountButton(page).isVisible();
}

/** Logs out and waits for the page that is then loaded afresh. */
export async function logOut(page: Page): Promise<void> {
  await accountButton(page).click();
  const loaded = page.waitForEvent('load');
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await loaded;
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
}

export async function logIn(page: Page, who: string, password: string): Promise<void> {
  await page.getByLabel('Username or email').fill(who);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** The path of the page, with query. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

/** Presses a button and waits until the server has answered the call that it sends. */
export async function pressAndSend(page: Page, name: string, call: RegExp): Promise<void> {
  const answered = page.waitForResponse(call);
  await page.getByRole('button', { name }).click();
  await answered;
}

/** Goes to an address within the app, as its own links do, from whatever it shows. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}
