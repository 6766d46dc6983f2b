import { observer } from 'mobx-react-lite';
import { createPortal } from 'react-dom';
import { useApp } from '../../../base/app-context.ts';
import { useLazyDialog } from '../../../base/lazy/use-lazy-dialog.ts';
import { formatRoute } from '../../../../domain/routes/format-route.ts';
import { LinkButton } from '../../../kit/buttons/link-button.tsx';
import { Button } from '../../../kit/buttons/button.tsx';
import { ExportGroup } from './export-group.tsx';
import { PlannedDeletion } from './planned-deletion.tsx';
import classes from '../form/setting-form.module.css';
import { SettingGroup } from '../form/setting-group.tsx';
import { useSettings } from '../use-settings.ts';
import { text } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

/** The person's data: export, duplicates, reports, for operators experiences, deactivation, deletion. */
export const DataSection = observer(function DataSection() {
  const { settings } = useSettings();
  const { part, open } = useLazyDialog();
  const isOperator = useApp().stores.session.viewer?.isOperator === true;
  if (settings === undefined) return null;
  const askToDeactivate = () =>
    open(async (close) => {
      const { DeactivateDialog } = await import('./deactivate-dialog.tsx');
      return <DeactivateDialog onClose={close} />;
    });
  const askToDelete = () =>
    open(async (close) => {
      const { DeleteDialog } = await import('./delete-dialog.tsx');
      return <DeleteDialog settings={settings} onClose={close} />;
    });
  return (
    <>
      {settings.deleteAt !== null && <PlannedDeletion deleteAt={settings.deleteAt} />}
      <ExportGroup />
      {!settings.isRestricted && (
        <SettingGroup
          title={text(accountSettingMessages.duplicates)}
          text={text(accountSettingMessages.duplicatesDetail)}
        >
          <div className={classes.actions}>
            <LinkButton kind="quiet" size={48} href={formatRoute({ kind: 'duplicates' })}>
              {text(accountSettingMessages.findDuplicates)}
            </LinkButton>
          </div>
        </SettingGroup>
      )}
      <SettingGroup
        title={text(accountSettingMessages.reports)}
        text={text(accountSettingMessages.reportsDetail)}
      >
        <div className={classes.actions}>
          <LinkButton kind="quiet" size={48} href={formatRoute({ kind: 'reports-and-violations' })}>
            {text(accountSettingMessages.viewReports)}
          </LinkButton>
        </div>
      </SettingGroup>
      {isOperator && (
        <SettingGroup
          title={text(accountSettingMessages.experiences)}
          text={text(accountSettingMessages.experiencesDetail)}
        >
          <div className={classes.actions}>
            <LinkButton kind="quiet" size={48} href={formatRoute({ kind: 'operator-experiences' })}>
              {text(accountSettingMessages.viewExperiences)}
            </LinkButton>
          </div>
        </SettingGroup>
      )}
      {!settings.isRestricted && (
        <SettingGroup
          title={text(accountSettingMessages.takeABreak)}
          text={text(accountSettingMessages.deactivateDetail)}
        >
          <div className={classes.actions}>
            <Button kind="quiet" size={48} onClick={askToDeactivate}>
              {text(accountSettingMessages.deactivateAccount)}
            </Button>
          </div>
        </SettingGroup>
      )}
      {settings.deleteAt === null && (
        <SettingGroup
          title={text(accountSettingMessages.deleteAccount)}
          text={text(accountSettingMessages.deleteDetail)}
        >
          <div className={classes.actions}>
            <Button kind="quiet" size={48} onClick={askToDelete}>
              {text(accountSettingMessages.deleteAccount)}
            </Button>
          </div>
        </SettingGroup>
      )}
      {part !== null && createPortal(part, document.body)}
    </>
  );
});
