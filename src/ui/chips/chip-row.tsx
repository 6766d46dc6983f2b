import type { Chip } from '../../domain/chips/chip.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { classNames } from '../kit/class-names.ts';
import { OutboundLink } from '../base/navigation/outbound-link.tsx';
import { text } from '../text/language.ts';
import { chipsMessages } from './internal/messages.en.ts';
import classes from './internal/chip-row.module.css';

type ChipRowProps = {
  /** The collection or collage; clicks on external links count for it. */
  readonly pin: Pin;
  readonly chips: readonly Chip[];
  /** The total number of items. */
  readonly total: number;
  readonly className?: string | undefined;
};

/** Some items of a collection or a collage, each with its link. */
export function ChipRow({ pin, chips, total, className }: ChipRowProps) {
  return (
    <ul className={classNames(classes.chips, className)} aria-label={text(chipsMessages.items)}>
      {chips.map(({ image, href }, index) => (
        <li key={index} className={classes.item}>
          <OutboundLink
            className={classes.chip}
            href={href}
            pin={pin}
            chip={index}
            label={(leaves) =>
              text(leaves ? chipsMessages.itemInNewTab : chipsMessages.item, { index: index + 1, total })
            }
          >
            {image && (
              <img className={classes.image} src={image.url} alt="" loading="lazy" decoding="async" />
            )}
          </OutboundLink>
        </li>
      ))}
    </ul>
  );
}
