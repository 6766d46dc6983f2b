import { classNames } from './class-names.ts';
import classes from './select-field.module.css';

/** A small cover beside an option; null keeps the place. */
export function SelectPicture({
  picture,
  size,
}: {
  readonly picture: string | null | undefined;
  readonly size: 32 | 40;
}) {
  if (picture === undefined) return null;
  const className = classNames(classes.cover, size === 40 && classes.cover40);
  return picture === null ? (
    <span className={className} />
  ) : (
    <img className={className} src={picture} alt="" width={size} height={size} decoding="async" />
  );
}
