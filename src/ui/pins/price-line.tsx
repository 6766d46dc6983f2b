import type { CardPrice } from '../../domain/cards/card-price.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import classes from './price-line.module.css';

type PriceLineProps = { readonly price: CardPrice; readonly look: 'card' | 'closeup' };

/** What something costs and what it cost before, or why there is no price. */
export function PriceLine({ price, look }: PriceLineProps) {
  const line = look === 'card' ? classes.card : classes.closeup;
  if ('unavailable' in price) return <p className={`${line} ${classes.unavailable}`}>{price.unavailable}</p>;
  const { current, original } = price;
  return (
    <p className={line}>
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
