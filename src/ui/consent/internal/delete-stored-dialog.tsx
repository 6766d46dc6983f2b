import { observer } from 'mobx-react-lite';
import { STORED_DATA, type StoredEntry, type StoredName } from '../../../domain/storage/stored-data.ts';
import { useApp } from '../../base/app-context.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { ConfirmDialog } from '../../kit/layers/confirm-dialog.tsx';
import { Dialog } from '../../kit/layers/dialog.tsx';
import { text } from '../../text/language.ts';
import type { ConsentPrompt } from '../consent-prompt.ts';
import classes from '../cookie-policy-page.module.css';
import { consentMessages } from './messages.en.ts';
import { PURPOSES } from './stored-texts.ts';

/** Asks whether to delete what is stored in this browser, then tells what was deleted. */
export const DeleteStoredDialog = observer(function DeleteStoredDialog({
  prompt,
}: {
  readonly prompt: ConsentPrompt;
}) {
  const { session } = useApp().stores;
  const { deletion, close, deleteStored } = prompt;
  if (deletion === null) return null;
  if (deletion !== 'asking') return <Deleted names={deletion} onClose={close} />;
  return (
    <ConfirmDialog
      title={text(consentMessages.deleteTitle)}
      description={text(
        session.kind === 'visitor' ? consentMessages.deleteDetailVisitor : consentMessages.deleteDetail,
      )}
      confirm={text(consentMessages.delete)}
      onConfirm={deleteStored}
      onClose={close}
    />
  );
});

function Deleted({
  names,
  onClose,
}: {
  readonly names: readonly StoredName[];
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title={text(consentMessages.deletedTitle)}
      onClose={onClose}
      actions={
        <Button kind="primary" onClick={onClose}>
          {text(consentMessages.close)}
        </Button>
      }
    >
      {names.length === 0 ? (
        <p>{text(consentMessages.nothingDeleted)}</p>
      ) : (
        <ul className={classes.deleted}>
          {names.map((name) => (
            <li key={name}>
              <code dir="ltr">{writtenName(name)}</code>
              <span className={classes.help}>{text(PURPOSES[name])}</span>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}

function writtenName(name: StoredName): string {
  const entry: StoredEntry = STORED_DATA[name];
  return entry.isPrefix === true ? `${name}*` : name;
}
