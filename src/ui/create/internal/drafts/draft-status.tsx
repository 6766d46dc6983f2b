import { observer } from 'mobx-react-lite';
import { CheckIcon } from '../../../kit/icons/check-icon.tsx';
import { AlertIcon } from '../../../kit/icons/alert-icon.tsx';
import type { DraftEntry } from './draft-entry.ts';
import classes from './draft-status.module.css';
import { text } from '../../../text/language.ts';
import { createDraftMessages } from './messages.en.ts';

/** Shows whether the draft is stored, and so survives closing the window. */
export const DraftStatus = observer(function DraftStatus({ entry }: { readonly entry: DraftEntry }) {
  const { storageState } = entry;
  const isKept = storageState === 'kept';
  return (
    <p className={classes.status} role="status">
      {(isKept || storageState === 'not-kept') && (
        <span className={isKept ? classes.ok : classes.warn}>
          {isKept ? <CheckIcon size={16} /> : <AlertIcon size={16} />}
        </span>
      )}
      {storageState !== 'none' && text(WORDS[storageState])}
    </p>
  );
});

const WORDS = {
  kept: createDraftMessages.saved,
  keeping: createDraftMessages.saving,
  'not-kept': createDraftMessages.notSaved,
} as const;
