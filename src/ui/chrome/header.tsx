import type { ReactNode } from 'react';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { AppLink } from '../kit/app-link.tsx';
import { classNames } from '../kit/class-names.ts';
import { LinkButton } from '../kit/buttons/link-button.tsx';
import { Logo } from '../kit/logo.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { ChromeProps } from './chrome-props.ts';
import edges from '../grid/grid-edges.module.css';
import classes from './header.module.css';

/** The top of every page; its edges are those of the grid. On phones only the name, the bottom bar has the rest. */
export function Header({ siteName, viewer, place, mayJoin, returnTo, onShortcuts, onLogOut }: ChromeProps) {
  return (
    <header className={classes.header}>
      <div className={classNames(edges.edges, classes.row)}>
        <AppLink className={classes.home} href="/" aria-label={`${siteName}, home`}>
          <Logo size={32} />
          <span className={classes.name}>{siteName}</span>
        </AppLink>
        <nav className={classes.nav} aria-label="Main">
          <HeaderLink href="/" current={place === 'home'}>
            Home
          </HeaderLink>
          {viewer && (
            <HeaderLink href={formatRoute({ kind: 'pin-create' })} current={place === 'create'}>
              Create
            </HeaderLink>
          )}
        </nav>
        <div className={classes.account}>
          {viewer ? (
            <AccountMenu
              label="Your account"
              viewer={viewer}
              triggerClass={classes.avatar}
              trigger={<UserAvatar user={viewer} size={32} />}
              onShortcuts={onShortcuts}
              onLogOut={onLogOut}
            />
          ) : (
            <>
              <LinkButton
                kind="plain"
                href={formatRoute({ kind: 'login', next: returnTo })}
                aria-current={place === 'login' ? 'page' : undefined}
              >
                Log in
              </LinkButton>
              {mayJoin && (
                <LinkButton
                  kind="quiet"
                  href={formatRoute({ kind: 'signup', next: returnTo })}
                  aria-current={place === 'signup' ? 'page' : undefined}
                >
                  Sign up
                </LinkButton>
              )}
            </>
          )}
        </div>
      </div>
    </header>
  );
}

function HeaderLink({
  href,
  current,
  children,
}: {
  readonly href: string;
  readonly current: boolean;
  readonly children: ReactNode;
}) {
  return (
    <AppLink className={classes.link} href={href} aria-current={current ? 'page' : undefined}>
      {children}
    </AppLink>
  );
}
