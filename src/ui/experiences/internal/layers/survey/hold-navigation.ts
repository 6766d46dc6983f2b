import { parseRoute } from '../../../../../domain/routes/parse-route.ts';

/** A navigation that waits. */
export type HeldNavigation = { readonly link: HTMLAnchorElement; readonly goOn: () => void };

/**
 * Holds the next navigation within the app: the press on a link that leaves this page. Back, other sites, new tabs, and
 * pins that open over the page are left alone.
 * @param onHeld decides when it goes on; from then on nothing is held
 * @returns to be called when nothing is to be held any more
 */
export function holdNavigation(onHeld: (held: HeldNavigation) => void): () => void {
  const pressed = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link === null || event.defaultPrevented || !isPlain(event) || !leadsAway(link)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    stop();
    onHeld({ link, goOn: () => (link.isConnected ? link.click() : location.assign(link.href)) });
  };
  const stop = () => removeEventListener('click', pressed, true);
  addEventListener('click', pressed, true);
  return stop;
}

function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

function leadsAway({ href, target, download }: HTMLAnchorElement): boolean {
  const url = URL.parse(href);
  if (url?.origin !== location.origin || (target !== '' && target !== '_self') || download !== '')
    return false;
  return (
    url.pathname + url.search !== location.pathname + location.search && parseRoute(url).route.kind !== 'pin'
  );
}
