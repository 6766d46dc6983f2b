import { useEffect, useRef, type ReactNode } from 'react';
import type { Phrase } from '../../../domain/messages/message.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import type { RouteOf } from '../../../domain/routes/route.ts';
import { AppLink } from '../../kit/app-link.tsx';
import classes from './settings-frame.module.css';
import { SuspensionNotice } from './account/suspension-notice.tsx';
import { text } from '../../text/language.ts';
import { settingsMessages } from './messages.en.ts';

type SettingsRoute = RouteOf<'settings'> | RouteOf<'notification-settings'>;

type Part = {
  /** Of the page. */
  readonly title: Phrase;
  readonly label: Phrase;
  readonly route: SettingsRoute;
};

const PARTS: readonly Part[] = [
  { title: settingsMessages.profileTitle, label: settingsMessages.profile, route: { kind: 'settings' } },
  {
    title: settingsMessages.accountTitle,
    label: settingsMessages.account,
    route: { kind: 'settings', section: 'account' },
  },
  {
    title: settingsMessages.displayTitle,
    label: settingsMessages.display,
    route: { kind: 'settings', section: 'display' },
  },
  {
    title: settingsMessages.notificationsTitle,
    label: settingsMessages.notifications,
    route: { kind: 'notification-settings' },
  },
  {
    title: settingsMessages.privacyTitle,
    label: settingsMessages.privacy,
    route: { kind: 'settings', section: 'privacy' },
  },
  {
    title: settingsMessages.devicesTitle,
    label: settingsMessages.devices,
    route: { kind: 'settings', section: 'sessions' },
  },
  {
    title: settingsMessages.dataTitle,
    label: settingsMessages.data,
    route: { kind: 'settings', section: 'data' },
  },
];

function partOf(route: SettingsRoute): Part | undefined {
  const address = formatRoute(route);
  return PARTS.find((part) => formatRoute(part.route) === address);
}

/** The title of the page of a part of the settings. */
export function settingsTitle(route: SettingsRoute): Phrase {
  return partOf(route)?.title ?? settingsMessages.settings;
}

/** The list of settings sections with the selected one beside it (on phones below). */
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
    // On phones the list scrolls horizontally; the selected section is scrolled into view without moving the page.
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
  }, [address]);

  return (
    <div className={classes.page}>
      <nav className={classes.parts} aria-label={text(settingsMessages.settings)}>
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
                  {text(part.label)}
                </AppLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <div className={classes.content}>
        <h1 className={classes.title}>{text(partOf(route)?.label ?? settingsMessages.settings)}</h1>
        <SuspensionNotice />
        {children}
      </div>
    </div>
  );
}
