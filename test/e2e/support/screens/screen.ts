import type { Locator, Page } from 'playwright';
import type { ScreenPlaces } from './screen-world.ts';

/** What somebody sees, and how one comes there. */
export interface Screen {
  readonly name: string;
  readonly address: (places: ScreenPlaces) => string;
  /** Left out: a visitor. */
  readonly as?: 'hana' | 'newcomer' | 'mia';
  readonly reach?: (page: Page) => Promise<unknown>;
  /** True: nobody has decided about cookies. Such a screen is alone. */
  readonly undecided?: boolean;
  /** It leaves something behind in its browser. */
  readonly alone?: boolean;
}

export const button = (where: Page | Locator, name: string | RegExp) =>
  where.getByRole('button', { name, exact: true });
export const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name }).waitFor();
export const at = (address: string) => () => address;
export const ofBoard = ({ hills }: ScreenPlaces) => hills.url;

/** Opens a menu and chooses from it; null only opens it. */
export function menu(name: string | RegExp, entry: string | null, then?: (page: Page) => Promise<unknown>) {
  return async (page: Page) => {
    await button(page, name).click();
    if (entry === null) await page.getByRole('menuitem').first().waitFor();
    else await page.getByRole('menuitem', { name: entry }).click();
    await then?.(page);
  };
}

export const dialog =
  (name: string | RegExp, role: 'dialog' | 'alertdialog' = 'dialog') =>
  (page: Page) =>
    page.getByRole(role, { name }).waitFor();

/** Presses a button and waits for the dialog that it opens. */
export function asks(press: string, name: string | RegExp, role?: 'dialog' | 'alertdialog') {
  return async (page: Page) => {
    await button(page, press).click();
    await dialog(name, role)(page);
  };
}
