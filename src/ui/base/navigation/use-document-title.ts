import { useEffect } from 'react';
import type { PageOutcome } from './page.ts';

/** The document title of a page, which starts with the page's own name. */
export function documentTitle(outcome: PageOutcome | undefined, siteName: string): string {
  switch (outcome?.kind) {
    case 'ready':
      return outcome.head.title === '' ? siteName : `${outcome.head.title} · ${siteName}`;
    case 'not-found':
      return `Page not found · ${siteName}`;
    case 'failed':
      return `Something went wrong · ${siteName}`;
    default:
      return siteName;
  }
}

/** Keeps the document title in step with the topmost page; undefined while that is being opened. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
