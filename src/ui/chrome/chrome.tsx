import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { Route } from '../../domain/routes/route.ts';
import { reloadForNewViewer } from '../accounts/reload-for-new-viewer.ts';
import { useApp } from '../base/app-context.ts';
import { failureText } from '../base/failure-text.ts';
import { BottomBar } from './internal/bottom-bar.tsx';
import type { ChromeProps } from './internal/chrome-props.ts';
import { SearchField } from '../search/search-field.tsx';
import type { NavItem } from './nav-item.ts';
import { navPlaceOf } from './internal/nav-place.ts';
import { PageFrame } from './internal/page-frame.tsx';
import { text } from '../text/language.ts';
import { chromeMessages } from './messages.en.ts';

type ChromePlace = {
  /** All navigation items; the viewer sees those that apply. */
  readonly items: readonly NavItem[];
  readonly route: Route;
  /** The address to return to after a log-in. */
  readonly address: string;
};

/** The frame of every page: the header, the notices, and the bottom bar. */
export const Chrome = observer(function Chrome({
  children,
  ...at
}: ChromePlace & { readonly children: ReactNode }) {
  return <PageFrame {...useChrome(at)}>{children}</PageFrame>;
});

/** Only the bottom bar of phones, for a page that covers another one. */
export const ChromeBar = observer(function ChromeBar(at: ChromePlace) {
  return <BottomBar {...useChrome(at)} />;
});

/** Reads observables; call it in an observer. */
function useChrome({ items: all, route, address }: ChromePlace): ChromeProps {
  const { site, stores, services } = useApp();
  const { kind, viewer } = stores.session;
  const items = all.filter(({ isFor }) => isFor(kind, site));
  const place = navPlaceOf(route, items, viewer?.username ?? null);
  const logOut = async () => {
    try {
      await services.logOut.run(viewer?.entityId ?? null);
      reloadForNewViewer('/');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({
        kind: 'problem',
        text: text(chromeMessages.stillLoggedIn, { reason: failureText(error.kind) }),
      });
    }
  };
  return {
    siteName: site.name,
    items,
    viewer,
    place,
    search: <SearchField query={(route.kind === 'search' && route.q) || ''} address={address} />,
    returnTo: place === null ? address : undefined,
    honorsPrivacySignal: stores.context.current.honorsPrivacySignal,
    // The data settings show the deletion themselves.
    deleteAt: isOwnData(route) ? null : (viewer?.deleteAt ?? null),
    onShortcuts: stores.shortcuts.showList,
    onLogOut: () => void logOut(),
  };
}

function isOwnData(route: Route): boolean {
  return route.kind === 'settings' && route.section === 'data';
}
