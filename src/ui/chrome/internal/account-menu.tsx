import type { ReactNode } from 'react';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { UserShort } from '../../../domain/users/user.ts';
import { BellIcon } from '../../kit/icons/bell-icon.tsx';
import { HomeIcon } from '../../kit/icons/home-icon.tsx';
import { KeyboardIcon } from '../../kit/icons/keyboard-icon.tsx';
import { LogOutIcon } from '../../kit/icons/log-out-icon.tsx';
import { PersonIcon } from '../../kit/icons/person-icon.tsx';
import { SendIcon } from '../../kit/icons/send-icon.tsx';
import { SlidersIcon } from '../../kit/icons/sliders-icon.tsx';

import { Menu } from '../../kit/layers/menu.tsx';
import { UserAvatar } from '../../kit/user-avatar.tsx';
import { withProfileEntries } from './profile-entries.ts';
import type { AccountOwner } from './chrome-props.ts';
import { text } from '../../text/language.ts';
import classes from './account-menu.module.css';
import { accountMenuMessages } from '../messages.en.ts';

export interface AccountMenuProps {
  readonly label: string;
  readonly viewer: AccountOwner;
  readonly trigger: ReactNode;
  readonly triggerHasText?: boolean;
  readonly triggerClass?: string;
  readonly onShortcuts: () => void;
  readonly onLogOut: () => void;
}

/** The menu for the viewer's own account. */
export function AccountMenu({ label, viewer, onShortcuts, onLogOut, ...trigger }: AccountMenuProps) {
  return (
    <Menu
      label={label}
      {...trigger}
      triggerAnchor="header_avatar"
      head={<Person viewer={viewer} />}
      entries={withProfileEntries([
        {
          label: text(accountMenuMessages.profile),
          icon: <PersonIcon size={20} />,
          href: formatRoute({ kind: 'profile', username: viewer.username }),
        },
        {
          label: text(accountMenuMessages.notifications, { count: viewer.unreadNewsCount }),
          icon: <BellIcon size={20} />,
          href: formatRoute({ kind: 'notifications' }),
        },
        {
          label: text(accountMenuMessages.messages, { count: viewer.unreadConversationCount }),
          icon: <SendIcon size={20} />,
          href: formatRoute({ kind: 'conversation' }),
        },
        {
          label: text(accountMenuMessages.tuneHome),
          icon: <HomeIcon size={20} />,
          href: formatRoute({ kind: 'tuner' }),
        },
        {
          label: text(accountMenuMessages.settings),
          icon: <SlidersIcon size={20} />,
          href: formatRoute({ kind: 'settings' }),
        },
        {
          label: text(accountMenuMessages.shortcuts),
          icon: <KeyboardIcon size={20} />,
          onChoose: onShortcuts,
        },
        { label: text(accountMenuMessages.logOut), icon: <LogOutIcon size={20} />, onChoose: onLogOut },
      ])}
    />
  );
}

function Person({ viewer }: { readonly viewer: UserShort }) {
  return (
    <div className={classes.person}>
      <UserAvatar user={viewer} size={40} />
      <div className={classes.words}>
        <p className={classes.name}>
          <bdi>{viewer.fullName || viewer.username}</bdi>
        </p>
        <p className={classes.handle}>
          <bdi>@{viewer.username}</bdi>
        </p>
      </div>
    </div>
  );
}
