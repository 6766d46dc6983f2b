import { COVER_PICTURES_AT_MOST, coverShape, type CoverShape } from '../../domain/boards/board-cover.ts';
import { classNames } from './class-names.ts';
import classes from './cover.module.css';
import { Logo } from './logo.tsx';

const SHAPE: Readonly<Record<CoverShape, string | undefined>> = {
  empty: classes.empty,
  whole: undefined,
  halves: classes.halves,
  'large-first': classes.largeFirst,
};

/** The cover pictures of a board or a section; the name is below. Without pictures, the logo fills the space. */
export function Cover({
  pictures,
  low = false,
}: {
  /** Addresses. */
  readonly pictures: readonly string[];
  /** A flat strip instead of a picture. */
  readonly low?: boolean;
}) {
  const shown = pictures.slice(0, COVER_PICTURES_AT_MOST);
  return (
    <span className={classNames(classes.cover, low && classes.low, SHAPE[coverShape(shown.length)])}>
      {shown.map((url, index) => (
        <span className={classes.picture} key={index}>
          <img src={url} alt="" loading="lazy" decoding="async" />
        </span>
      ))}
      {shown.length === 0 && <Logo size={32} />}
    </span>
  );
}
