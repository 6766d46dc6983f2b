import type { Page } from 'playwright';

/** Texts of a page: those that are read in its order, and each attribute and title for itself. */
export interface PageTexts {
  readonly read: readonly string[];
  readonly named: readonly string[];
}

/** All texts that people see or hear, also those that are cut off or only for screen readers. */
export function textsOf(page: Page): Promise<PageTexts> {
  return page.evaluate(() => {
    const attributes = [
      ...['placeholder', 'alt', 'title', 'label'],
      ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'aria-placeholder'],
    ];
    const isShown = (element: Element | null) =>
      element !== null && !element.closest('script, style, template, noscript') && element.checkVisibility();
    const read: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      if (data.trim() !== '' && isShown(parentElement)) read.push(data);
    }
    const named = [document.title];
    for (const meta of document.querySelectorAll<HTMLMetaElement>(
      'meta[name="description"], meta[property^="og:"][property$="title"], meta[property="og:description"], meta[property="og:image:alt"]',
    ))
      named.push(meta.content);
    for (const element of document.body.querySelectorAll('*')) {
      if (!isShown(element)) continue;
      for (const name of attributes) {
        const value = element.getAttribute(name);
        if (value !== null) named.push(value);
      }
    }
    return { read, named };
  });
}
