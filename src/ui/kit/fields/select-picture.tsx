import classes from './select-field.module.css';

/** A small cover beside the selected option; null keeps the space. */
export function SelectPicture({ picture }: { readonly picture: string | null | undefined }) {
  if (picture === undefined) return null;
  return picture === null ? (
    <span className={classes.cover} />
  ) : (
    <img className={classes.cover} src={picture} alt="" width={32} height={32} decoding="async" />
  );
}
