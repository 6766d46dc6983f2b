import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import type { OpenSession } from '../../../../domain/settings/account-settings.ts';
import { browserOf } from '../../../../domain/settings/browser-of.ts';
import { useApp } from '../../../base/app-context.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { failureText } from '../../../base/failure-text.ts';
import type { PageDataKey } from '../../../base/stores/page-data-store.ts';
import { dayText } from '../../../text/day-text.ts';
import classes from '../form/setting-form.module.css';
import { SettingGroup } from '../form/setting-group.tsx';
import { text } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

export const SESSIONS: PageDataKey<readonly OpenSession[]> = 'sessions';

/** The sessions that are being ended: one, or all others. */
type Ending = string | 'others' | null;

/** The browsers in which the account is signed in. */
export const SessionsSection = observer(function SessionsSection() {
  const { stores, services } = useApp();
  const [ending, setEnding] = useState<Ending>(null);
  const sessions = stores.pageData.find(SESSIONS) ?? [];
  const here = sessions.filter(({ current }) => current);
  const others = sessions.filter(({ current }) => !current);

  const end = async (which: string, done: string, gone: (session: OpenSession) => boolean) => {
    setEnding(which);
    try {
      const { settings } = await services.openAccount();
      await (which === 'others' ? settings.endOtherSessions() : settings.endSession(which));
      const now = stores.pageData.find(SESSIONS) ?? [];
      stores.pageData.set(
        SESSIONS,
        now.filter((session) => !gone(session)),
      );
      stores.toasts.say({ text: done, kind: 'done' });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      stores.toasts.say({ text: error.shown ?? failureText(error.kind), kind: 'problem' });
    } finally {
      setEnding((now) => (now === which ? null : now));
    }
  };

  return (
    <>
      <SettingGroup title={text(accountSettingMessages.thisDevice)}>
        {here.map((session) => (
          <SessionWords session={session} key={session.id} />
        ))}
      </SettingGroup>
      <SettingGroup
        title={text(accountSettingMessages.otherDevices)}
        text={text(
          others.length === 0
            ? accountSettingMessages.noOtherDevices
            : accountSettingMessages.otherDevicesDetail,
        )}
      >
        {others.length > 0 && (
          <>
            <ul role="list">
              {others.map((session) => (
                <li className={classes.row} key={session.id}>
                  <SessionWords session={session} />
                  <Button
                    kind="quiet"
                    pending={ending === session.id && text(accountSettingMessages.loggingOut)}
                    aria-label={text(accountSettingMessages.logOutDevice, {
                      device: deviceName(session),
                    })}
                    onClick={() =>
                      void end(
                        session.id,
                        text(accountSettingMessages.deviceLoggedOut, {
                          device: deviceName(session),
                        }),
                        ({ id }) => id === session.id,
                      )
                    }
                  >
                    {text(accountSettingMessages.logOut)}
                  </Button>
                </li>
              ))}
            </ul>
            <div className={classes.actions}>
              <Button
                kind="quiet"
                size={48}
                pending={ending === 'others' && text(accountSettingMessages.loggingOut)}
                onClick={() =>
                  void end('others', text(accountSettingMessages.othersLoggedOut), ({ current }) => !current)
                }
              >
                {text(accountSettingMessages.logOutOthers)}
              </Button>
            </div>
          </>
        )}
      </SettingGroup>
    </>
  );
});

function SessionWords({ session }: { readonly session: OpenSession }) {
  const days = [
    session.lastSeenAt === null
      ? ''
      : text(accountSettingMessages.lastUsed, { day: dayText(session.lastSeenAt) }),
    session.createdAt === null ? '' : text(accountSettingMessages.since, { day: dayText(session.createdAt) }),
  ].filter((day) => day !== '');
  const hasAddress = session.addressHint !== '';
  return (
    <div className={classes.words}>
      <p className={classes.name}>{deviceName(session)}</p>
      <p className={classes.facts}>
        {hasAddress && <bdi dir="ltr">{session.addressHint}</bdi>}
        {hasAddress && days.length > 0 && ' · '}
        {days.join(' · ')}
      </p>
    </div>
  );
}

function deviceName({ userAgent }: OpenSession): string {
  const { browser, system } = browserOf(userAgent);
  if (browser === undefined) return system ?? text(accountSettingMessages.unknownBrowser);
  return system === undefined ? browser : text(accountSettingMessages.browserOn, { browser, system });
}
