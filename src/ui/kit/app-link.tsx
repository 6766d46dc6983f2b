import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { isDeadHref } from '../../domain/links/external-link.ts';

export interface NavigateOptions {
  /** Stored in the history entry; not part of the address. */
  readonly state?: unknown;
  readonly replace?: boolean;
}

/** Navigates to an address of this site: path, query and hash. */
export type Navigate = (href: string, options: NavigateOptions) => void;

/** Navigates in the app; null outside of it. */
export const NavigateContext = createContext<Navigate | null>(null);

/** Provides the function with which every `AppLink` below it changes the page without reloading it. */
export function LinkProvider({
  navigate,
  children,
}: {
  readonly navigate: Navigate;
  readonly children: ReactNode;
}) {
  return <NavigateContext value={navigate}>{children}</NavigateContext>;
}

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, NavigateOptions {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link inside the product. A plain click on an address of this site is handled by the app. Clicks with a modifier
 * key, other buttons, other sites, downloads and new tabs are left to the browser. An empty or hash-only address does
 * nothing.
 */
export function AppLink({ href, state, replace, onClick, children, ...rest }: AppLinkProps) {
  const navigate = useContext(NavigateContext);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || isForBrowser(event, rest)) return;
    if (isDeadHref(href)) {
      event.preventDefault();
      return;
    }
    const path = pathOnThisSite(href);
    if (path === null || navigate === null) return;
    event.preventDefault();
    navigate(path, { state, replace });
  };

  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

function isForBrowser(
  event: MouseEvent,
  { target, download }: Pick<AppLinkProps, 'target' | 'download'>,
): boolean {
  const withModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  const elsewhere = target !== undefined && target !== '_self';
  return event.button !== 0 || withModifier || elsewhere || download !== undefined;
}

function pathOnThisSite(href: string): string | null {
  const url = URL.parse(href, document.baseURI);
  return url?.origin === location.origin ? url.pathname + url.search + url.hash : null;
}
