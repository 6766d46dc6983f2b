import { AppLink } from '../kit/app-link.tsx';
import { classNames } from '../kit/class-names.ts';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './bottom-bar.module.css';
import type { ChromeProps } from './chrome-props.ts';

/** The ways to elsewhere on phones, under the thumb. */
export function BottomBar({ items, viewer, place, returnTo, onShortcuts, onLogOut }: ChromeProps) {
  const shown = items.filter(({ Icon }) => Icon !== undefined);
  const itemClass = (at: ChromeProps['place']) => classNames(classes.item, place === at && classes.current);
  return (
    <nav className={classes.bar} data-ways={shown.length + (viewer ? 1 : 0)} aria-label="Main">
      {shown.map(({ at, Icon, label, href }) => (
        <AppLink
          key={at}
          className={itemClass(at)}
          href={href(returnTo)}
          aria-current={place === at ? 'page' : undefined}
        >
          {Icon && <Icon />}
          {label}
        </AppLink>
      ))}
      {viewer && (
        <AccountMenu
          label="Profile"
          viewer={viewer}
          triggerClass={itemClass('you')}
          triggerHasText
          trigger={
            <>
              <UserAvatar user={viewer} size={24} />
              Profile
            </>
          }
          onShortcuts={onShortcuts}
          onLogOut={onLogOut}
        />
      )}
    </nav>
  );
}
