import { useEffect } from 'react';
import type { PageOutcome } from './page.ts';

/** The title of the document for a page: its own name first. */
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

/** Keeps the title in step with what is shown on top. */
export function useDocumentTitle(outcome: PageOutcome | undefined, siteName: string): void {
  useEffect(() => {
    if (outcome !== undefined) document.title = documentTitle(outcome, siteName);
  }, [outcome, siteName]);
}
