import { Button } from '../kit/buttons/button.tsx';
import classes from './internal/save-hint.module.css';
import { text } from '../text/language.ts';
import { saveHintMessages } from './internal/messages.en.ts';

/** A hint for people who have not saved a pin yet. */
export function SaveHint({ onHide }: { readonly onHide: () => void }) {
  return (
    <aside className={classes.hint} aria-label={text(saveHintMessages.title)}>
      <p className={classes.text}>{text(saveHintMessages.detail)}</p>
      <Button size={32} onClick={onHide}>
        {text(saveHintMessages.hide)}
      </Button>
    </aside>
  );
}
