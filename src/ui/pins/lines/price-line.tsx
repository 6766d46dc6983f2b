import type { CardPrice } from '../../../domain/cards/card-price.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import classes from '../internal/lines/price-line.module.css';
import { text, textParts } from '../../text/language.ts';
import { pinsMessages } from '../internal/messages.en.ts';

type PriceLineProps = {
  /** Null for a tag without a price. */
  readonly price: CardPrice | null;
  readonly look: 'card' | 'closeup';
  /** Starts with the shopping icon. */
  readonly hasTag?: boolean;
};

/** The current and the previous price, or the reason why there is no price. */
export function PriceLine({ price, look, hasTag }: PriceLineProps) {
  const line = look === 'card' ? classes.card : classes.closeup;
  const tag = hasTag && <span className={classes.tag} role="img" aria-label={text(pinsMessages.shop)} />;
  if (price === null || 'unavailable' in price)
    return (
      <p className={`${line} ${classes.unavailable}`}>
        {tag}
        {price && text(price.unavailable)}
      </p>
    );
  const { current, original } = price;
  return (
    <p className={line}>
      {tag}
      {original === null ? (
        <bdi className={classes.price}>{current}</bdi>
      ) : (
        textParts(pinsMessages.reduced, {
          price: (
            <bdi key="price" className={classes.reduced}>
              {current}
            </bdi>
          ),
          before: (
            <s key="before" className={classes.original}>
              <bdi>{original}</bdi>
            </s>
          ),
        }).map((part) =>
          typeof part === 'string' ? <VisuallyHidden key={part}>{part}</VisuallyHidden> : part,
        )
      )}
    </p>
  );
}
