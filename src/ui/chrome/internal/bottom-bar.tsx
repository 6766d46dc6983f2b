import { AppLink } from '../../kit/app-link.tsx';
import { classNames } from '../../kit/class-names.ts';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './bottom-bar.module.css';
import type { ChromeProps } from './chrome-props.ts';
import { text } from '../../text/language.ts';
import { chromeMessages } from '../messages.en.ts';

/** The navigation of phones, at the bottom of the window. */
export function BottomBar({ items, viewer, place, returnTo, onShortcuts, onLogOut }: ChromeProps) {
  const shown = items.filter(({ Icon }) => Icon !== undefined);
  const itemClass = (at: ChromeProps['place']) => classNames(classes.item, place === at && classes.current);
  return (
    <nav
      className={classes.bar}
      data-ways={shown.length + (viewer ? 1 : 0)}
      aria-label={text(chromeMessages.mainNavigation)}
    >
      {shown.map(({ at, Icon, label, href, anchor }) => (
        <AppLink
          key={at}
          className={itemClass(at)}
          href={href(returnTo)}
          aria-current={place === at ? 'page' : undefined}
          data-anchor={anchor}
        >
          {Icon && <Icon />}
          {text(label)}
        </AppLink>
      ))}
      {viewer && (
        <AccountMenu
          label={text(chromeMessages.you)}
          viewer={viewer}
          triggerClass={itemClass('you')}
          triggerHasText
          trigger={
            <>
              <UserAvatar user={viewer} size={24} />
              {text(chromeMessages.you)}
            </>
          }
          onShortcuts={onShortcuts}
          onLogOut={onLogOut}
        />
      )}
    </nav>
  );
}
