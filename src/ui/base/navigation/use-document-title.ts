import { useEffect } from 'react';
import { text } from '../../text/language.ts';
import { pageTitleMessages } from './messages.en.ts';
import type { HeadText, PageOutcome } from './page.ts';

/** The document title of a page, which starts with the page's own name. */
export function documentTitle(outcome: PageOutcome | undefined, site: string): string {
  switch (outcome?.kind) {
    case 'ready': {
      const title = headText(outcome.head.title);
      return title === '' ? site : text(pageTitleMessages.onSite, { title, site });
    }
    case 'not-found':
      return text(pageTitleMessages.notFound, { site });
    case 'failed':
      return text(pageTitleMessages.failed, { site });
    default:
      return site;
  }
}

/** A text of a head in the reader's language. */
export function headText(said: HeadText): string {
  return typeof said === 'string' ? said : text(said);
}

/** Keeps the document title in step with the topmost page; undefined while that is being opened. */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
}
