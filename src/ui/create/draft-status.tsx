import { observer } from 'mobx-react-lite';
import { CheckIcon } from '../kit/icons/check-icon.tsx';
import { WarningIcon } from '../kit/icons/warning-icon.tsx';
import type { DraftEntry } from './draft-entry.ts';
import classes from './draft-status.module.css';

/** Whether what was filled in would survive the end of this window. */
export const DraftStatus = observer(function DraftStatus({ entry }: { readonly entry: DraftEntry }) {
  const { keptness } = entry;
  return (
    <p className={classes.status} role="status">
      {keptness === 'kept' && (
        <>
          <span className={classes.ok}>
            <CheckIcon size={16} />
          </span>
          Draft saved
        </>
      )}
      {keptness === 'keeping' && 'Saving draft…'}
      {keptness === 'not-kept' && (
        <>
          <span className={classes.warn}>
            <WarningIcon size={16} />
          </span>
          This browser keeps no draft
        </>
      )}
    </p>
  );
});
