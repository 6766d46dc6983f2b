import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { parseRoute } from '../../domain/routes/parse-route.ts';
import type { Route } from '../../domain/routes/route.ts';
import { Chrome, ChromeBar } from '../chrome/chrome.tsx';
import { CloseupOverlay } from '../closeup/closeup-overlay.tsx';
import { LinkProvider, type Navigate } from '../kit/app-link.tsx';
import { cardName } from '../pins/pin-names.ts';
import { SavingLayer } from '../saving/saving-layer.tsx';
import { AppContext, useApp, type AppValue } from '../base/app-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { lazyComponent } from '../base/lazy/lazy-component.tsx';
import { MissingDialog } from './missing-dialog.tsx';
import { navigationState } from '../base/navigation/navigation-state.ts';
import { whenIdle } from '../base/lazy/when-idle.ts';
import { isDialogRoute, overlayState } from './dialog-routes.ts';
import { DeferredUnmount } from '../base/lazy/deferred-unmount.tsx';
import { PlaceProvider, type Place } from '../base/navigation/place.ts';
import { NAV_ITEMS } from './nav-items.tsx';
import { PlainToast } from './plain-toast.tsx';
import { useLocation, useNavigate, useNavigationType } from '../base/router.ts';
import { Screen } from './screen.tsx';
import { documentTitle, useDocumentTitle } from '../base/navigation/use-document-title.ts';
import { usePageFocus } from '../base/navigation/use-page-focus.ts';
import type { LayerPositions } from '../base/navigation/use-layer-scroll.ts';
import { ScrollStartProvider, useScrollMemory } from '../base/navigation/use-scroll-memory.ts';
import { text } from '../text/language.ts';
import { appMessages } from './messages.en.ts';

/** The whole app, inside a router. */
export function App({ value }: { readonly value: AppValue }) {
  return (
    <AppContext value={value}>
      <AppNavigation>
        <Places />
        <SavingLayer />
        <Layers />
        <Toasts />
      </AppNavigation>
    </AppContext>
  );
}

function AppNavigation({ children }: { readonly children: ReactNode }) {
  const go = useNavigate();
  const location = useLocation();
  const latest = useRef({ go, location });
  useLayoutEffect(() => {
    latest.current = { go, location };
  });
  // A stable function, so that links do not render again because of it.
  const navigate = useCallback<Navigate>((href, { state, replace }) => {
    const { go, location: from } = latest.current;
    void go(href, { state: state ?? overlayState(href, from), replace });
  }, []);
  return <LinkProvider navigate={navigate}>{children}</LinkProvider>;
}

/** What chunks that are loaded later show beside the page. */
const Layers = observer(function Layers() {
  return useApp().stores.layers.map((Layer, at) => <Layer key={at} />);
});

const LazyToasts = lazyComponent(async () => (await import('./toasts.tsx')).Toasts, PlainToast);

/** The code of toasts is loaded when the page is idle, or for the first toast. */
const Toasts = observer(function Toasts() {
  const { toasts } = useApp().stores;
  const [rests, setRests] = useState(false);
  useEffect(() => whenIdle(() => setRests(true)), []);
  if (!rests && toasts.message === null) return null;
  return <LazyToasts />;
});

const PageDialog = lazyComponent(async () => (await import('./page-dialog.tsx')).PageDialog, MissingDialog);

/** The content of the window: a page, and over it the closeup or dialog that was opened from that page. */
const Places = observer(function Places() {
  const { pages, site, services, stores } = useApp();
  const location = useLocation();
  const returning = useNavigationType() === 'POP';
  const over = navigationState(location.state).over;
  const { pathname, search, key } = over ?? location;
  const base = useMemo<Place>(() => ({ pathname, search, key }), [pathname, search, key]);
  // Stable objects as long as the address stays, so that the page beneath a closeup does not render again.
  const route = useMemo(() => parseRoute(base).route, [base]);
  const top = useMemo(() => parseRoute(location).route, [location]);
  const overlaid = over !== undefined && top.kind === 'pin';
  const pin = top.kind === 'pin' ? stores.pins.findByName(top.pinId) : undefined;

  const scrollStart = useScrollMemory(base.key, returning);
  const positions = useRef<LayerPositions>(new Map());
  const titleOf = (address: string, shown: Route) => {
    const opened = pages.findShown(address, shown);
    return opened && documentTitle(opened.outcome, site.name);
  };
  useDocumentTitle(titleOf(addressOf(location), top));
  usePageFocus(base.key, titleOf(addressOf(base), route));

  // A stable element as long as the page stays, so that closeups over it do not render it again.
  const page = useMemo(
    () => (
      <Chrome items={NAV_ITEMS} route={route} address={addressOf(base)}>
        <PlaceProvider value={base}>
          <ScrollStartProvider value={scrollStart}>
            <Screen address={addressOf(base)} route={route} visit={base.key} returning={returning} />
          </ScrollStartProvider>
        </PlaceProvider>
      </Chrome>
    ),
    [base],
  );

  const opened = (
    <Screen address={addressOf(location)} route={top} visit={location.key} returning={returning} />
  );
  return (
    <ErrorBoundary logger={services.logger} place={location.key}>
      {page}
      <DeferredUnmount place={base.key}>
        {overlaid ? (
          <CloseupOverlay
            key={location.key}
            name={pin ? cardName(pin) : text(appMessages.pin)}
            isVideo={pin !== undefined && pin.videoStatus !== null}
            visit={{ place: location.key, returning, positions: positions.current }}
            bar={<ChromeBar items={NAV_ITEMS} route={top} address={addressOf(location)} />}
          >
            <PlaceProvider value={base}>{opened}</PlaceProvider>
          </CloseupOverlay>
        ) : null}
      </DeferredUnmount>
      {over !== undefined && isDialogRoute(top) ? (
        <PageDialog key={location.key} route={top}>
          {opened}
        </PageDialog>
      ) : null}
    </ErrorBoundary>
  );
});

function addressOf(place: { readonly pathname: string; readonly search: string }): string {
  return place.pathname + place.search;
}
