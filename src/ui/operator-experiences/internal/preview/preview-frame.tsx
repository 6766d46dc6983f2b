import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { text } from '../../../text/language.ts';
import { previewMessages } from './messages.en.ts';
import classes from './preview.module.css';

/** How a preview is shown. */
export type PreviewLook = {
  readonly isNarrow: boolean;
  readonly isDark: boolean;
  readonly isRtl: boolean;
  readonly isLarge: boolean;
};

/** Without a document type, browsers would not tell small from capital letters in class names. */
const EMPTY_PAGE = '<!doctype html>';

const WIDTHS = { narrow: 390, wide: 1280 };

/** A window of its own size for a content: with its own width, theme, direction and size of text. */
export function PreviewFrame({
  look,
  isInert = false,
  children,
}: {
  readonly look: PreviewLook;
  /** Nothing in it takes the focus. */
  readonly isInert?: boolean;
  readonly children: (page: Document) => ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [page, setPage] = useState<Document | null>(null);
  const attach = useCallback(() => setPage(frame.current?.contentDocument ?? null), []);
  useLayoutEffect(() => (page === null ? undefined : shareStyles(page)), [page]);
  useLayoutEffect(() => {
    if (page !== null) dress(page, look);
  }, [page, look]);
  useScale(box, frame, look.isNarrow ? WIDTHS.narrow : WIDTHS.wide);
  return (
    <div ref={box} className={classes.box}>
      <iframe
        ref={frame}
        className={classes.frame}
        title={text(previewMessages.title)}
        srcDoc={EMPTY_PAGE}
        inert={isInert}
        onLoad={attach}
      />
      {page !== null && createPortal(children(page), page.body)}
    </div>
  );
}

/** Gives a document the style sheets of this one, also those that come later. */
function shareStyles(page: Document): () => void {
  const share = () => {
    const known = new Set([...page.head.querySelectorAll('link')].map(({ href }) => href));
    for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
      if (!known.has(link.href)) page.head.append(link.cloneNode());
  };
  share();
  const observer = new MutationObserver(share);
  observer.observe(document.head, { childList: true });
  return () => observer.disconnect();
}

function dress({ documentElement: root }: Document, { isDark, isRtl, isLarge }: PreviewLook): void {
  root.lang = document.documentElement.lang;
  root.dir = isRtl ? 'rtl' : 'ltr';
  root.dataset['theme'] = isDark ? 'dark' : 'light';
  root.style.setProperty('font-size', isLarge ? '200%' : '');
  // A frame does not paint the gutter of its scrollbar in the colours of its theme.
  root.style.setProperty('scrollbar-gutter', 'auto');
}

/** Makes a window of a width fit into its box. */
function useScale(
  box: React.RefObject<HTMLElement | null>,
  frame: React.RefObject<HTMLElement | null>,
  width: number,
): void {
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, frame.current];
    if (outer === null || inner === null) return undefined;
    const fit = () => {
      const scale = Math.min(1, outer.clientWidth / width) || 1;
      inner.style.setProperty('inline-size', `${width}px`);
      inner.style.setProperty('block-size', `${outer.clientHeight / scale}px`);
      inner.style.setProperty('transform', `scale(${scale})`);
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(outer);
    return () => observer.disconnect();
  }, [box, frame, width]);
}
