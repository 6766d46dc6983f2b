import type { ReactNode } from 'react';
import { formatRoute } from '../../domain/routes/format-route.ts';
import { AppLink } from '../kit/app-link.tsx';
import { classNames } from '../kit/class-names.ts';
import { HomeIcon } from '../kit/icons/home-icon.tsx';
import { LogInIcon } from '../kit/icons/log-in-icon.tsx';
import { PlusIcon } from '../kit/icons/plus-icon.tsx';
import { SignUpIcon } from '../kit/icons/sign-up-icon.tsx';
import { UserAvatar } from '../kit/user-avatar.tsx';
import { AccountMenu } from './account-menu.tsx';
import classes from './bottom-bar.module.css';
import type { ChromeProps } from './chrome-props.ts';

/** The ways to elsewhere on phones, under the thumb. */
export function BottomBar({ viewer, place, mayJoin, returnTo, onShortcuts, onLogOut }: ChromeProps) {
  const ways = viewer || mayJoin ? classes.three : classes.two;
  return (
    <nav className={classNames(classes.bar, ways)} aria-label="Main">
      <BarLink href="/" icon={<HomeIcon />} current={place === 'home'}>
        Home
      </BarLink>
      {viewer ? (
        <>
          <BarLink
            href={formatRoute({ kind: 'pin-create' })}
            icon={<PlusIcon />}
            current={place === 'create'}
          >
            Create
          </BarLink>
          <AccountMenu
            label="You"
            viewer={viewer}
            triggerClass={classNames(classes.item, place === 'you' && classes.current)}
            triggerHasText
            trigger={
              <>
                <UserAvatar user={viewer} size={24} />
                You
              </>
            }
            onShortcuts={onShortcuts}
            onLogOut={onLogOut}
          />
        </>
      ) : (
        <>
          <BarLink
            href={formatRoute({ kind: 'login', next: returnTo })}
            icon={<LogInIcon />}
            current={place === 'login'}
          >
            Log in
          </BarLink>
          {mayJoin && (
            <BarLink
              href={formatRoute({ kind: 'signup', next: returnTo })}
              icon={<SignUpIcon />}
              current={place === 'signup'}
            >
              Sign up
            </BarLink>
          )}
        </>
      )}
    </nav>
  );
}

interface BarLinkProps {
  readonly href: string;
  readonly icon: ReactNode;
  readonly current: boolean;
  readonly children: ReactNode;
}

function BarLink({ href, icon, current, children }: BarLinkProps) {
  return (
    <AppLink
      className={classNames(classes.item, current && classes.current)}
      href={href}
      aria-current={current ? 'page' : undefined}
    >
      {icon}
      {children}
    </AppLink>
  );
}
