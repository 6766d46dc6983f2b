import { observer } from 'mobx-react-lite';
import { CheckIcon } from '../../kit/icons/check-icon.tsx';
import { AlertIcon } from '../../kit/icons/alert-icon.tsx';
import type { DraftEntry } from './draft-entry.ts';
import classes from './draft-status.module.css';

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
      {WORDS[storageState]}
    </p>
  );
});

const WORDS = {
  none: '',
  kept: 'Draft saved',
  keeping: 'Saving draft…',
  'not-kept': 'Draft can’t be saved in this browser',
} as const;
