import { Button } from '../kit/buttons/button.tsx';
import classes from './save-hint.module.css';

/** A hint for people who have not saved a pin yet. */
export function SaveHint({ onHide }: { readonly onHide: () => void }) {
  return (
    <aside className={classes.hint} aria-label="Getting started">
      <p className={classes.text}>Open a pin to save it to a board or follow its creator.</p>
      <Button size={32} onClick={onHide}>
        Got it
      </Button>
    </aside>
  );
}
