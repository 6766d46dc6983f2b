import { formatRoute } from '../../domain/routes/format-route.ts';
import { maySignUp } from '../../domain/users/signup-policy.ts';
import { chromeMessages } from '../chrome/messages.en.ts';
import type { NavItem } from '../chrome/nav-item.ts';
import { CompassIcon } from '../kit/icons/compass-icon.tsx';
import { HomeIcon } from '../kit/icons/home-icon.tsx';
import { LogInIcon } from '../kit/icons/log-in-icon.tsx';
import { PlusIcon } from '../kit/icons/plus-icon.tsx';
import { SignUpIcon } from '../kit/icons/sign-up-icon.tsx';

/** The navigation items of header and bottom bar, in order; the account menu is always the last. */
export const NAV_ITEMS: readonly NavItem[] = [
  {
    at: 'home',
    label: chromeMessages.home,
    anchor: 'header_home',
    Icon: HomeIcon,
    side: 'start',
    look: 'link',
    isFor: () => true,
    href: () => '/',
  },
  {
    at: 'ideas',
    label: chromeMessages.explore,
    Icon: CompassIcon,
    side: 'start',
    look: 'link',
    isFor: () => true,
    href: () => formatRoute({ kind: 'ideas' }),
  },
  {
    at: 'pin-create',
    label: chromeMessages.create,
    anchor: 'header_create',
    Icon: PlusIcon,
    side: 'start',
    look: 'link',
    isFor: (viewer) => viewer !== 'visitor',
    href: () => formatRoute({ kind: 'pin-create' }),
  },
  {
    at: 'login',
    label: chromeMessages.logIn,
    Icon: LogInIcon,
    side: 'end',
    look: 'plain',
    isFor: (viewer) => viewer === 'visitor',
    href: (next) => formatRoute({ kind: 'login', next }),
  },
  {
    at: 'signup',
    label: chromeMessages.signUp,
    Icon: SignUpIcon,
    side: 'end',
    look: 'quiet',
    isFor: (viewer, { signupPolicy }) => viewer === 'visitor' && maySignUp(signupPolicy),
    href: (next) => formatRoute({ kind: 'signup', next }),
  },
];
