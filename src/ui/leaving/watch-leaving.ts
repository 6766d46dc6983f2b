import type { CheckLinks } from '../../application/leaving/check-links.ts';
import type { EventLog } from '../../application/ports/event-log.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { ClickRecorder } from '../../application/ports/pins/click-recorder.ts';
import { clickRecord, type ClickthroughType } from '../../domain/leaving/click-record.ts';
import { clickedAddress } from '../../domain/leaving/clicked-address.ts';
import { clickthroughEvents } from '../../domain/leaving/clickthrough-events.ts';
import { interstitialAddress, leavesThroughInterstitial } from '../../domain/leaving/interstitial.ts';
import type { LinkWarning } from '../../domain/leaving/offsite-check.ts';
import { offsiteAddress } from '../../domain/leaving/offsite-address.ts';
import { isDeadHref, isExternalUrl } from '../../domain/links/external-link.ts';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { failureText } from '../base/failure-text.ts';
import { HYDRATED_EVENT } from '../base/hydration-events.ts';
import { OUTBOUND_LINKS, type ShownOutboundLink } from '../base/navigation/outbound-links.ts';
import type { Stores } from '../base/stores/stores.ts';
import { takeEarlyClicks } from './early-clicks.ts';
import { clickSituation } from './internal/click-situation.ts';
import type { LeavingPrompt } from './leaving-prompt.ts';

type LeavingDeps = {
  readonly stores: Pick<Stores, 'session' | 'context' | 'toasts'>;
  readonly checkLinks: Pick<CheckLinks, 'warningAbout'>;
  readonly clicks: ClickRecorder;
  readonly events: EventLog;
  /** How long the current page is open. ms */
  readonly timeOnPage: () => number;
  readonly prompt: LeavingPrompt;
  readonly logger: Pick<Logger, 'warn'>;
  readonly isNewVisitor: () => boolean;
  /** Is called for each click that follows the link of a pin. */
  readonly onLeave: (pin: Pin, url: string) => void;
  /** Opens an address of this site in this tab. */
  readonly go?: (address: string) => void;
};

/** Cards of lists; those beneath an open pin are not part of it. */
const LISTED = '[aria-posinset]';

/**
 * Handles the clicks on all links that leave the site: it records them, and decides what opens. A link that was checked
 * before the click opens at once; while the check still runs, an empty tab opens within the click and waits for it. A
 * refused link is not recorded.
 * Offline nothing opens. Links that were clicked before have opened already, so those clicks are only recorded.
 */
export function watchLeaving(deps: LeavingDeps): () => void {
  const ending = new AbortController();
  const options = { capture: true, signal: ending.signal } as const;
  const onClick = (event: MouseEvent) => {
    const anchor = anchorOf(event);
    if (anchor === null) return;
    if (leadsNowhere(anchor)) {
      event.preventDefault();
      deps.logger.warn('link-without-destination');
      return;
    }
    const link = OUTBOUND_LINKS.get(anchor);
    // The right button has an event of its own.
    if (link !== undefined && event.button !== 2) leave(event, anchor, link, deps);
  };
  const onMenu = (event: MouseEvent) => {
    const anchor = anchorOf(event);
    const link = anchor && OUTBOUND_LINKS.get(anchor);
    if (anchor && link && navigator.onLine && isExternalUrl(link.url, [location.hostname]))
      offerMenu(anchor, link, deps);
  };
  window.addEventListener('click', onClick, options);
  window.addEventListener('auxclick', onClick, options);
  window.addEventListener('contextmenu', onMenu, options);
  recordEarlyClicks(deps, ending.signal);
  return () => ending.abort();
}

/** The browser's menu can open a link as well; from there a refused one leads to the page that says why. */
function offerMenu(anchor: HTMLAnchorElement, link: ShownOutboundLink, deps: LeavingDeps): void {
  const warning = deps.checkLinks.warningAbout(link.url, link.pin);
  if (warning === null || warning instanceof Promise) return record(link, 'rightClick', deps, anchor);
  leadOnce(anchor, formatRoute({ kind: 'offsite', url: link.url }));
}

/** The links that React has not taken over yet are recorded as soon as it has. */
function recordEarlyClicks(deps: LeavingDeps, signal: AbortSignal): void {
  const recordKnown = (clicks: ReturnType<typeof takeEarlyClicks>) =>
    clicks.filter(([anchor, type]) => {
      const link = OUTBOUND_LINKS.get(anchor);
      if (link && isExternalUrl(link.url, [location.hostname])) record(link, type, deps, anchor);
      return link === undefined;
    });
  const waiting = recordKnown(takeEarlyClicks());
  if (waiting.length === 0) return;
  window.addEventListener(HYDRATED_EVENT, () => void recordKnown(waiting), { once: true, signal });
}

function anchorOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/** A part of this page is a destination, as that of the skip link. */
function leadsNowhere(anchor: HTMLAnchorElement): boolean {
  const href = anchor.getAttribute('href') ?? '';
  return isDeadHref(href) && document.getElementById(anchor.hash.slice(1)) === null;
}

function leave(
  event: MouseEvent,
  anchor: HTMLAnchorElement,
  link: ShownOutboundLink,
  deps: LeavingDeps,
): void {
  const { stores, checkLinks, prompt, go = (address) => location.assign(address) } = deps;
  const { pin } = link;
  const url = clickedAddress(link.url, pin, clickSituation(stores.context));
  if (!isExternalUrl(url, [location.hostname])) {
    const address = pin && offsiteAddress(url, pin);
    // The server redirects from there, so the app must not open it as a page of its own.
    if (address) leadFrom(event, anchor, address, go);
    return;
  }
  if (!navigator.onLine) {
    event.preventDefault();
    stores.toasts.say({ text: failureText('offline'), kind: 'problem' });
    return;
  }
  const warning = checkLinks.warningAbout(url, pin);
  if (warning !== null && !(warning instanceof Promise)) {
    event.preventDefault();
    prompt.show(warning);
    return;
  }
  const recordClick = recorderOf({ ...link, url }, 'clickthrough', deps, anchor);
  const between = addressBetween({ url, pin }, deps);
  if (between !== null) {
    recordClick();
    return leadFrom(event, anchor, between, go);
  }
  if (warning === null) {
    recordClick();
    if (url !== link.url) leadOnce(anchor, url);
    return;
  }
  // A new tab in the background cannot be filled later, so it opens the page of this site that checks.
  if (!isPlain(event) && pin?.offsiteLink && pin.link === url) {
    recordClick();
    return leadOnce(anchor, pin.offsiteLink);
  }
  event.preventDefault();
  void openWhenChecked(url, warning, { prompt, go, onOpen: recordClick });
}

/** The page of this site that comes first for some visitors; null for everybody else. */
function addressBetween(
  { url, pin }: ShownOutboundLink,
  { stores, isNewVisitor }: LeavingDeps,
): string | null {
  const situation = {
    isSignedIn: stores.session.kind !== 'visitor',
    isNewVisitor: isNewVisitor(),
    isOnHome: parseRoute(location).route.kind === 'home',
  };
  if (pin === null || !leavesThroughInterstitial(pin, situation)) return null;
  return interstitialAddress(url, pin, location.pathname + location.search);
}

/** Opens an address of this site instead: in this tab, or in the new one that the keys or the button ask for. */
function leadFrom(
  event: MouseEvent,
  anchor: HTMLAnchorElement,
  address: string,
  go: (address: string) => void,
): void {
  if (!isPlain(event)) return leadOnce(anchor, address);
  event.preventDefault();
  go(address);
}

function isPlain({ button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey;
}

/** Changes where the link leads for the click that is being handled. */
function leadOnce(anchor: HTMLAnchorElement, address: string): void {
  const own = anchor.getAttribute('href') ?? '';
  anchor.setAttribute('href', address);
  setTimeout(() => anchor.setAttribute('href', own));
}

type Opening = {
  readonly prompt: LeavingPrompt;
  readonly go: (address: string) => void;
  /** Is not called for a link that is refused. */
  readonly onOpen: () => void;
};

async function openWhenChecked(
  url: string,
  checked: Promise<LinkWarning | null>,
  { prompt, go, onOpen }: Opening,
): Promise<void> {
  const tab = window.open('', '_blank');
  if (tab !== null) tab.opener = null;
  const warning = await checked;
  if (warning === null) {
    onOpen();
    if (tab === null) go(url);
    else tab.location.replace(url);
    return;
  }
  tab?.close();
  prompt.show(warning);
}

function record(...click: Parameters<typeof recorderOf>): void {
  recorderOf(...click)();
}

/** Records a click, now or later, as it was made: the page may have changed since. */
function recorderOf(
  { url, pin, chip }: ShownOutboundLink,
  type: ClickthroughType,
  { clicks, events, stores, timeOnPage, onLeave }: LeavingDeps,
  anchor: HTMLAnchorElement,
): () => void {
  if (pin === null || stores.context.current.isBot) return () => undefined;
  const click = { url, pin, chip };
  const isCloseup = parseRoute(location).route.kind === 'pin' && anchor.closest(LISTED) === null;
  const clickthrough = { click, isCloseup, timeToOffsiteMs: timeOnPage() };
  const time = Date.now();
  return () => {
    clicks.record(clickRecord(click, type));
    if (type === 'rightClick') return;
    onLeave(pin, url);
    for (const event of clickthroughEvents(clickthrough, time)) events.record(event);
  };
}
