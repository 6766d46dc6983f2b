import { Button } from '../kit/buttons/button.tsx';
import classes from './save-hint.module.css';

/** One line for who sees pins and has not saved any yet. */
export function SaveHint({ onHide }: { readonly onHide: () => void }) {
  return (
    <aside className={classes.hint} aria-label="How to begin">
      <p className={classes.text}>Open a picture to save it to a board, or to follow who pinned it.</p>
      <Button size={32} onClick={onHide}>
        Got it
      </Button>
    </aside>
  );
}
