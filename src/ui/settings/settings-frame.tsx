import { useEffect, useRef, type ReactNode } from 'react';
import { formatRoute } from '../../domain/routes/format-route.ts';
import type { RouteOf } from '../../domain/routes/route.ts';
import { AppLink } from '../kit/app-link.tsx';
import classes from './settings-frame.module.css';
import { SuspensionNotice } from './account/suspension-notice.tsx';

type SettingsRoute = RouteOf<'settings'> | RouteOf<'notification-settings'>;

const PARTS: readonly { readonly label: string; readonly route: SettingsRoute }[] = [
  { label: 'Profile', route: { kind: 'settings' } },
  { label: 'Account', route: { kind: 'settings', section: 'account' } },
  { label: 'Display', route: { kind: 'settings', section: 'display' } },
  { label: 'Notifications', route: { kind: 'notification-settings' } },
  { label: 'Privacy', route: { kind: 'settings', section: 'privacy' } },
  { label: 'Devices', route: { kind: 'settings', section: 'sessions' } },
  { label: 'Your data', route: { kind: 'settings', section: 'data' } },
];

/** The name of a part of the settings. */
export function settingsTitle(route: SettingsRoute): string {
  const address = formatRoute(route);
  return PARTS.find((part) => formatRoute(part.route) === address)?.label ?? 'Settings';
}

/** The parts of the settings, and beside them (on phones below) the chosen one. */
export function SettingsFrame({
  route,
  children,
}: {
  readonly route: SettingsRoute;
  readonly children: ReactNode;
}) {
  const address = formatRoute(route);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // On phones the list scrolls sideways; the chosen part is brought into view, the page stays where it is.
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [address]);

  return (
    <div className={classes.page}>
      <nav className={classes.parts} aria-label="Settings">
        <ul className={classes.list} role="list" ref={list}>
          {PARTS.map((part) => {
            const href = formatRoute(part.route);
            return (
              <li key={href}>
                <AppLink
                  className={classes.part}
                  href={href}
                  aria-current={href === address ? 'page' : undefined}
                >
                  {part.label}
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={classes.content}>
        <h1 className={classes.title}>{settingsTitle(route)}</h1>
        <SuspensionNotice />
        {children}
      </div>
    </div>
  );
}
