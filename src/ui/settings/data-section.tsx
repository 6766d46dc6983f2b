import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../kit/button.tsx';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { ExportGroup } from './export-group.tsx';
import { PlannedDeletion } from './planned-deletion.tsx';
import classes from './setting-form.module.css';
import { SettingGroup } from './setting-group.tsx';
import { useSettings } from './use-settings.ts';

/** Everything that belongs to the person: to take along, to hide, to have removed. */
export const DataSection = observer(function DataSection() {
  const { settings } = useSettings();
  const [asking, setAsking] = useState<'deactivate' | 'delete' | null>(null);
  if (settings === undefined) return null;
  const close = () => setAsking(null);
  return (
    <>
      {settings.deleteAt !== null && <PlannedDeletion deleteAt={settings.deleteAt} />}
      <ExportGroup />
      <SettingGroup
        title="Take a break"
        text="Deactivating hides your profile, boards and pins from everybody. Log in again and all is as before."
      >
        <div className={classes.actions}>
          <Button kind="quiet" size={48} onClick={() => setAsking('deactivate')}>
            Deactivate account
          </Button>
        </div>
      </SettingGroup>
      {settings.deleteAt === null && (
        <SettingGroup
          title="Leave for good"
          text="Deleting removes your profile, boards, pins, pictures and messages. You have some days to change your mind; then nothing can bring them back."
        >
          <div className={classes.actions}>
            <Button kind="quiet" size={48} onClick={() => setAsking('delete')}>
              Delete account
            </Button>
          </div>
        </SettingGroup>
      )}
      {asking === 'deactivate' && createPortal(<DeactivateDialog onClose={close} />, document.body)}
      {asking === 'delete' &&
        createPortal(<DeleteDialog settings={settings} onClose={close} />, document.body)}
    </>
  );
});
