import { unavailableLabel } from '../../domain/badges/unavailable-label.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { shownPrice } from '../../domain/text/shown-price.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import classes from './link-facts.module.css';

/** What the thing on a pin costs and what it cost before, or why there is no price. */
export function OfferLine({ pin, locale }: { readonly pin: Pin; readonly locale: string }) {
  // What the page of a recipe sells beside it is not what the pin is about.
  if (pin.richMetadata?.recipe) return null;
  const unavailable = unavailableLabel(pin);
  if (unavailable !== null) return <p className={classes.unavailable}>{unavailable}</p>;
  const product = pin.richMetadata?.products[0];
  const price = product === undefined ? null : shownPrice(product.offerSummary, locale);
  if (price === null) return null;
  const { current, original } = price;
  return (
    <p className={classes.offer}>
      <bdi className={original === null ? classes.price : classes.reduced}>{current}</bdi>
      {original !== null && (
        <>
          <VisuallyHidden>, before that </VisuallyHidden>
          <s className={classes.original}>
            <bdi>{original}</bdi>
          </s>
        </>
      )}
    </p>
  );
}
