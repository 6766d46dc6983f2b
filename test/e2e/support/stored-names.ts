import type { Page } from 'playwright';
import { storedEntry, type StorageKind, type StoragePlace } from '../../../src/domain/storage/stored-data.ts';

/** Something that a page has stored in its browser. */
export interface StoredThing {
  readonly place: StoragePlace;
  readonly name: string;
  /** Undefined when the cookie policy does not list it. */
  readonly kind: StorageKind | undefined;
}

/** Everything that the site has stored in the browser of this page. */
export async function storedThings(page: Page): Promise<readonly StoredThing[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => ({ place: 'cookie' as const, name }));
  const others = await page.evaluate(async () => {
    const of = <Place extends string>(place: Place, names: readonly string[]) =>
      names.map((name) => ({ place, name }));
    return [
      ...of('local', Object.keys(localStorage)),
      ...of('session', Object.keys(sessionStorage)),
      ...of(
        'database',
        (await indexedDB.databases()).map(({ name }) => name ?? ''),
      ),
      ...of('cache', await caches.keys()),
      // A name of the window outlives its pages.
      ...of('session', window.name === '' ? [] : ['window.name']),
    ];
  });
  return [...cookies, ...others].map(({ place, name }) => ({
    place,
    name,
    kind: storedEntry(place, name)?.kind,
  }));
}
