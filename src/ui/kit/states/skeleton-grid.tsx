import classes from './skeleton-grid.module.css';

const COLUMNS = Array.from({ length: 12 }, (_, column) => column);

/** A wall of pictures that are not there yet, fading out downwards. */
export function SkeletonGrid() {
  return (
    <div className={classes.wall} aria-hidden="true">
      {COLUMNS.map((column) => (
        <div key={column} className={classes.column}>
          <div className={classes.tile} />
          <div className={classes.tile} />
        </div>
      ))}
    </div>
  );
}
