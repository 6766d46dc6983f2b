import { Button } from '../../kit/buttons/button.tsx';
import { classNames } from '../../kit/class-names.ts';
import classes from './save-bar.module.css';

type SaveBarProps = {
  readonly changed: boolean;
  readonly sending: boolean;
  readonly saved: boolean;
  readonly onDiscard: () => void;
};

/**
 * The footer of a form: its state, and buttons to save or discard the changes. It stays in view while there are unsaved
 * changes.
 */
export function SaveBar({ changed, sending, saved, onDiscard }: SaveBarProps) {
  return (
    <div className={classNames(classes.bar, (changed || sending) && classes.kept)}>
      <p className={classes.state} role="status">
        {sending ? '' : changed ? 'Not saved yet' : saved ? 'Saved' : ''}
      </p>
      {changed && !sending && (
        <Button kind="quiet" size={48} onClick={onDiscard}>
          Discard
        </Button>
      )}
      <Button type="submit" kind="primary" size={48} pending={sending && 'Saving…'}>
        Save
      </Button>
    </div>
  );
}
