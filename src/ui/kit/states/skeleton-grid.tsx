import classes from './skeleton-grid.module.css';

const COLUMNS = Array.from({ length: 12 }, (_, column) => column);

/** Placeholders of pictures that are being loaded, fading out downwards: a grid, or a list beside lines of text. */
export function SkeletonGrid({ list = false }: { readonly list?: boolean }) {
  return (
    <div className={classes.wall} data-list={list || undefined} aria-hidden="true">
      {COLUMNS.map((column) => (
        <div key={column} className={classes.column}>
          <div className={classes.tile} />
          <div className={classes.tile} />
        </div>
      ))}
    </div>
  );
}
