import { observer } from 'mobx-react-lite';
import { useApp } from '../../base/app-context.ts';
import classes from './picture-wall.module.css';
import { WALL_PICTURES } from './wall-pictures.ts';

const COLUMNS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
const ROWS = [0, 1] as const;
/** With fewer pictures, repetitions would be visible. */
const ENOUGH = 6;

/** A strip of popular pins that fades into the form. On a new server its tiles are empty. */
export const PictureWall = observer(function PictureWall() {
  const { stores } = useApp();
  const found = stores.pageData.find(WALL_PICTURES) ?? [];
  const pictures = found.length < ENOUGH ? [] : found;
  return (
    <div className={classes.wall} aria-hidden="true">
      {COLUMNS.map((column) => (
        <div key={column} className={classes.column}>
          {ROWS.map((row) => {
            const picture = pictures[(row * COLUMNS.length + column) % pictures.length];
            return picture === undefined ? (
              <span key={row} className={classes.tile} />
            ) : (
              <img key={row} className={classes.picture} {...attributesOf(picture)} />
            );
          })}
        </div>
      ))}
    </div>
  );
});

function attributesOf({ url, width, height }: { url: string; width: number; height: number }) {
  return {
    src: url,
    width,
    height,
    alt: '',
    decoding: 'async',
    loading: 'lazy',
    fetchPriority: 'low',
  } as const;
}
