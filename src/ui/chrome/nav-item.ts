import type { ComponentType } from 'react';
import type { Phrase } from '../../domain/messages/message.ts';
import type { Route } from '../../domain/routes/route.ts';
import type { ViewerKind } from '../../domain/users/user.ts';
import type { Site } from '../base/app-context.ts';

export type NavLinkProps = { readonly href: string; readonly 'aria-current': 'page' | undefined };

/**
 * A navigation item in the header and, with an icon, in the bottom bar of phones. `src/ui/app/nav-items.tsx` lists all.
 */
export type NavItem = {
  /** The page on which this item is marked as the current one. */
  readonly at: Route['kind'];
  readonly label: Phrase;
  /** Its name as an anchor of messages. */
  readonly anchor?: string;
  readonly Icon?: ComponentType;
  /** The side of the header: with the name of the site, or with the account. */
  readonly side: 'start' | 'end';
  /** The look in the header: a link or button with its label, or a component of its own. */
  readonly look: 'link' | 'plain' | 'quiet' | ComponentType<NavLinkProps>;
  readonly isFor: (viewer: ViewerKind, site: Site) => boolean;
  /** @param returnTo the address to return to after a log-in */
  readonly href: (returnTo: string | undefined) => string;
};
