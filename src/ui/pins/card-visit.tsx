import { sourceAddress } from '../../domain/cards/pin-source.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { buttonClass } from '../kit/button-look.ts';
import classes from './card-visit.module.css';

/** Leads from a list of things to buy to where one is sold. */
export function CardVisit({ pin }: { readonly pin: Pin }) {
  return (
    <a
      className={buttonClass({ wide: true }, classes.visit)}
      href={sourceAddress(pin) ?? undefined}
      data-leaves={pin.entityId}
      target="_blank"
      rel="nofollow noopener noreferrer"
      aria-label="Visit site, opens in a new tab"
    >
      Visit site
    </a>
  );
}
