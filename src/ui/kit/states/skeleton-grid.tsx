import classes from './skeleton-grid.module.css';

const COLUMNS = Array.from({ length: 12 }, (_, column) => column);

/** Placeholders of a grid of pictures that are being loaded, fading out downwards. */
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
