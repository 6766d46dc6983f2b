import type { Chip } from '../../domain/chips/chip.ts';
import { AppLink } from '../kit/app-link.tsx';
import { classNames } from '../kit/class-names.ts';
import { OUTSIDE, useLeavesSite } from '../base/source-anchor.tsx';
import classes from './chip-row.module.css';

type ChipRowProps = {
  readonly chips: readonly Chip[];
  /** How many things there are in all. */
  readonly total: number;
  readonly className?: string | undefined;
};

/** Some of the things that a collection or a collage is made of, each with the way to it. */
export function ChipRow({ chips, total, className }: ChipRowProps) {
  return (
    <ul className={classNames(classes.chips, className)} aria-label="Items">
      {chips.map((chip, index) => (
        <li key={index} className={classes.item}>
          <ChipLink chip={chip} name={`Item ${index + 1} of ${total}`} />
        </li>
      ))}
    </ul>
  );
}

function ChipLink({ chip: { image, href }, name }: { readonly chip: Chip; readonly name: string }) {
  const leaves = useLeavesSite(href);
  return (
    <AppLink
      className={classes.chip}
      href={href}
      aria-label={leaves ? `${name}, opens in a new tab` : name}
      {...(leaves ? OUTSIDE : {})}
    >
      {image && <img className={classes.image} src={image.url} alt="" loading="lazy" decoding="async" />}
    </AppLink>
  );
}
