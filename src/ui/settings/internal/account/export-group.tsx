import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { AccountExport } from '../../../../application/ports/people/account-gateway.ts';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import { useApp } from '../../../base/app-context.ts';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { LinkButton } from '../../../kit/buttons/link-button.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import type { PageDataKey } from '../../../base/stores/page-data-store.ts';
import { dayText } from '../../../text/day-text.ts';
import classes from '../form/setting-form.module.css';
import { SettingGroup } from '../form/setting-group.tsx';
import { text } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

export const EXPORT: PageDataKey<AccountExport> = 'export';

/** Polling interval for the export, ms. */
const LOOK_EVERY_MS = 2000;

/** The export of all data. */
export const ExportGroup = observer(function ExportGroup() {
  const { stores, services } = useApp();
  const copy = stores.pageData.find(EXPORT) ?? { status: 'none', url: null, expiresAt: null };
  const form = useForm({}, {}, async () => {
    const outcome = await (await services.openAccount()).accounts.requestExport();
    if (outcome.kind === 'refused') return outcome;
    stores.pageData.set(EXPORT, outcome.export);
    return undefined;
  });

  const preparing = copy.status === 'preparing';
  useEffect(() => {
    if (!preparing) return undefined;
    const look = async () => {
      const { accounts } = await services.openAccount();
      stores.pageData.set(EXPORT, await accounts.readExport());
    };
    // A single failed request is ignored, because the next one follows.
    const missed = (error: unknown) => {
      if (!(error instanceof ServiceError)) services.logger.error('export-look-failed', error);
    };
    const timer = setInterval(() => void look().catch(missed), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [preparing, services, stores]);

  return (
    <SettingGroup
      title={text(accountSettingMessages.export)}
      text={text(accountSettingMessages.exportDetail)}
    >
      {form.message !== null && (
        <Notice kind="error" live>
          {form.message}
        </Notice>
      )}
      {copy.status === 'failed' && (
        <Notice kind="error" live>
          {text(accountSettingMessages.exportFailed)}
        </Notice>
      )}
      {preparing && (
        <>
          <p role="status" className={classes.quietly}>
            {text(accountSettingMessages.exportPreparing)}
          </p>
          <progress className={classes.progress} aria-label={text(accountSettingMessages.exportProgress)} />
        </>
      )}
      {copy.status === 'ready' && copy.url !== null && (
        <>
          <Notice kind="ok" live>
            {copy.expiresAt === null
              ? text(accountSettingMessages.exportReady)
              : text(accountSettingMessages.exportReadyUntil, { day: dayText(copy.expiresAt) })}
          </Notice>
          <div className={classes.actions}>
            <LinkButton kind="primary" size={48} href={copy.url} download="">
              {text(accountSettingMessages.download)}
            </LinkButton>
          </div>
        </>
      )}
      {!preparing && (
        <form ref={form.form} className={classes.actions} onSubmit={form.onSubmit} method="post">
          <Button
            type="submit"
            kind="quiet"
            size={48}
            pending={form.sending && text(accountSettingMessages.oneMoment)}
          >
            {text(
              copy.status === 'ready'
                ? accountSettingMessages.startNewExport
                : accountSettingMessages.startExport,
            )}
          </Button>
        </form>
      )}
    </SettingGroup>
  );
});
