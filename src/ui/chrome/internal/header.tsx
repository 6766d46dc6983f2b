import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { LinkButton } from '../../kit/buttons/link-button.tsx';
import { Logo } from '../../kit/logo.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { AccountMenu } from './account-menu.tsx';
import type { ChromeProps } from './chrome-props.ts';
import edges from '../../grid/grid-edges.module.css';
import classes from './header.module.css';
import type { NavItem } from '../nav-item.ts';
import { text } from '../../text/language.ts';
import { chromeMessages } from '../messages.en.ts';

/**
 * The header of every page, aligned with the grid: the search field spans all columns between the first and the last.
 * On phones it has only the home link and the search, and the bottom bar has the rest.
 */
export function Header({
  siteName,
  items,
  viewer,
  place,
  returnTo,
  search,
  onShortcuts,
  onLogOut,
}: ChromeProps) {
  const shown = (wanted: NavItem['side']) =>
    items.map(({ at, side, label, look: Look, href, anchor }) => {
      if (side !== wanted) return null;
      const link = {
        href: href(returnTo),
        'aria-current': place === at ? 'page' : undefined,
        'data-anchor': anchor,
      } as const;
      if (typeof Look !== 'string') return <Look key={at} {...link} />;
      return Look === 'link' ? (
        <AppLink key={at} className={classes.link} {...link}>
          {text(label)}
        </AppLink>
      ) : (
        <LinkButton key={at} kind={Look} {...link}>
          {text(label)}
        </LinkButton>
      );
    });
  return (
    <header className={classes.header}>
      <div className={classNames(edges.edges, classes.row)}>
        <div className={classes.start}>
          <AppLink
            className={classes.home}
            href="/"
            aria-label={text(chromeMessages.siteHome, { site: siteName })}
          >
            <Logo size={32} />
          </AppLink>
          <nav className={classes.nav} aria-label={text(chromeMessages.mainNavigation)}>
            {shown('start')}
          </nav>
        </div>
        {search}
        <div className={classes.account}>
          {shown('end')}
          {viewer && (
            <AccountMenu
              label={text(chromeMessages.account)}
              viewer={viewer}
              triggerClass={classes.avatar}
              trigger={<UserAvatar user={viewer} size={32} />}
              onShortcuts={onShortcuts}
              onLogOut={onLogOut}
            />
          )}
        </div>
      </div>
    </header>
  );
}
