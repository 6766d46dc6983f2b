import type { MouseEvent, ReactNode } from 'react';
import { MAIN_ID } from '../../base/navigation/use-page-focus.ts';
import { BottomBar } from './bottom-bar.tsx';
import type { ChromeProps } from './chrome-props.ts';
import { DeletionNotice } from './deletion-notice.tsx';
import { Header } from './header.tsx';
import { PageFooter } from './page-footer.tsx';
import classes from './page-frame.module.css';
import { useServedStyles } from '../../grid/served-styles.ts';
import { text } from '../../text/language.ts';
import { chromeMessages } from '../messages.en.ts';

/** Skip link, the question about cookies, header, the page, footer, and on phones the bottom bar. */
export function PageFrame({ children, ...chrome }: ChromeProps & { readonly children: ReactNode }) {
  const served = useServedStyles();
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href={`#${MAIN_ID}`} onClick={skipToMain}>
        {text(chromeMessages.skipToContent)}
      </a>
      <div {...servedHtml(served?.consent)} />
      <Header {...chrome} />
      {chrome.deleteAt !== null && <DeletionNotice deleteAt={chrome.deleteAt} />}
      <main className={classes.main} id={MAIN_ID} tabIndex={-1}>
        <div data-messages="" {...servedHtml(served?.messages)} />
        {children}
      </main>
      <PageFooter {...chrome} />
      <BottomBar {...chrome} />
    </div>
  );
}

/** Rendered by React on the server, and kept by hydration; in the browser it is empty. */
function servedHtml(html = '') {
  return { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: html } };
}

/** Without following the link, so that the address and the history stay unchanged. */
function skipToMain(event: MouseEvent): void {
  const main = document.getElementById(MAIN_ID);
  if (main === null) return;
  event.preventDefault();
  main.focus();
}
