import { UNAVAILABLE } from '../../../domain/stories/removed-story.ts';
import classes from '../internal/card/removed-tile.module.css';

/** Replaces a picture that its creator has removed. */
export function RemovedTile({ id }: { readonly id?: string }) {
  return (
    <span className={classes.tile} id={id}>
      <b>{UNAVAILABLE.what}</b> {UNAVAILABLE.why}
    </span>
  );
}
