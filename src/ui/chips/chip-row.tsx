import type { Chip } from '../../domain/chips/chip.ts';
import { parseHttpUrl } from '../../domain/links/http-url.ts';
import { AppLink } from '../kit/app-link.tsx';
import { classNames } from '../kit/class-names.ts';
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
      {chips.map(({ image, href }, index) => {
        const isOutside = parseHttpUrl(href) !== null;
        return (
          <li key={index} className={classes.item}>
            <AppLink
              className={classes.chip}
              href={href}
              aria-label={`Item ${index + 1} of ${total}${isOutside ? ', opens in a new tab' : ''}`}
              {...(isOutside ? { target: '_blank', rel: 'nofollow noopener noreferrer' } : {})}
            >
              {image && (
                <img className={classes.image} src={image.url} alt="" loading="lazy" decoding="async" />
              )}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
