import { Button } from '../../../kit/buttons/button.tsx';
import { classNames } from '../../../kit/class-names.ts';
import classes from './save-bar.module.css';
import { text } from '../../../text/language.ts';
import { settingFormMessages } from './messages.en.ts';

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
        {sending
          ? ''
          : changed
            ? text(settingFormMessages.unsaved)
            : saved
              ? text(settingFormMessages.saved)
              : ''}
      </p>
      {changed && !sending && (
        <Button kind="quiet" size={48} onClick={onDiscard}>
          {text(settingFormMessages.discard)}
        </Button>
      )}
      <Button type="submit" kind="primary" size={48} pending={sending && text(settingFormMessages.saving)}>
        {text(settingFormMessages.save)}
      </Button>
    </div>
  );
}
