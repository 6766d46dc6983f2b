import type { Pin } from '../../../domain/pins/pin.ts';
import { cardImage } from '../../../domain/pins/pin-image.ts';
import { formatRoute } from '../../../domain/routes/format-route.ts';
import { AppLink } from '../../kit/app-link.tsx';
import { cardName } from '../../pins/pin-names.ts';
import classes from './pin-strip.module.css';

/** Pictures that are there before the row is scrolled. */
const IN_VIEW = 6;

/** Pins of one height in a row that scrolls sideways; on phones the first nine as a small grid. */
export function PinStrip({ pins, label }: { readonly pins: readonly Pin[]; readonly label: string }) {
  return (
    <ul className={classes.strip} role="list" aria-label={label}>
      {pins.map((pin, index) => {
        const image = cardImage(pin.imageSpec);
        if (image === null) return null;
        return (
          <li key={pin.entityId} className={classes.item}>
            <AppLink className={classes.link} href={formatRoute({ kind: 'pin', pinId: pin.entityId })}>
              <img
                className={classes.picture}
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                loading={index < IN_VIEW ? 'eager' : 'lazy'}
                decoding="async"
              />
              <span className={classes.name}>{cardName(pin)}</span>
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
