import { reaction } from 'mobx';
import type { PageStore } from '../base/page-store.ts';

/** Measures how long the latest page is open, in milliseconds. */
export function timeOnPage(pages: Pick<PageStore, 'latest'>): () => number {
  let since = performance.now();
  reaction(
    () => pages.latest,
    () => (since = performance.now()),
  );
  return () => performance.now() - since;
}
