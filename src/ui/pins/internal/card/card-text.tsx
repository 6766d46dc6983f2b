import type { FooterPart } from '../../../../domain/cards/footer-parts.ts';
import type { CardFooter } from '../../../../domain/layout/card-footer.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { isPromoted } from '../../../../domain/sponsorship/promoted.ts';
import { classNames } from '../../../kit/class-names.ts';
import { canHover } from '../../../kit/can-hover.ts';
import { CardChips } from './card-chips.tsx';
import classes from './card-text.module.css';
import { CardShopLink } from './card-shop-link.tsx';
import type { PinGridItem } from '../../card/pin-grid-item.ts';
import { PriceLine } from '../../lines/price-line.tsx';
import { RatingLine } from '../../lines/rating-line.tsx';
import { SourceLine } from '../lines/source-line.tsx';
import { text } from '../../../text/language.ts';
import { pinsMessages } from '../messages.en.ts';

type CardTextProps = {
  readonly item: PinGridItem;
  readonly served: boolean;
  readonly titleId: string;
  /** Opens the menu of the card. */
  readonly onMore?: ((item: PinGridItem) => void) | undefined;
};

/**
 * The text under a card's picture: the parts that its pin has, in their order. Without hover, the menu button is beside
 * them.
 */
export function CardText({ item, served, titleId, onMore }: CardTextProps) {
  const { parts, footer } = item;
  const hasMore = footer.hasMore === true;
  if (parts.length === 0 && !hasMore) return null;
  return (
    <div
      className={classNames(classes.text, hasMore && classes.withMore, parts.length === 0 && classes.bare)}
      data-block={footer.attribution?.height}
      data-ad={isPromoted(item.pin) || undefined}
    >
      {parts.map((part, index) => (
        <Part key={index} pin={item.pin} {...{ part, footer, titleId, served }} />
      ))}
      {hasMore && (served || !canHover()) && (
        <button
          type="button"
          className={classes.more}
          aria-label={text(pinsMessages.more)}
          onClick={() => onMore?.(item)}
        />
      )}
    </div>
  );
}

type PartProps = Pick<CardTextProps, 'served' | 'titleId'> & {
  readonly pin: Pin;
  readonly part: FooterPart;
  readonly footer: CardFooter;
};

function Part({ pin, part, footer, titleId, served }: PartProps) {
  switch (part.kind) {
    case 'title':
      return (
        <bdi id={titleId} className={classes.title} data-lines={footer.titleClamp}>
          {part.text}
        </bdi>
      );
    case 'chips':
      return <CardChips pin={pin} />;
    case 'visit':
      return <CardShopLink pin={pin} />;
    case 'source':
      return <SourceLine source={part.source} served={served} />;
    case 'price':
      return <PriceLine price={part.price} hasTag={part.hasTag} look="card" />;
    case 'rating':
      return <RatingLine rating={part.rating} look="card" />;
    case 'fact':
      return <bdi className={classes.note}>{text(part.text)}</bdi>;
    case 'note':
      return (
        <bdi className={classes.note} dir="auto">
          {part.text}
        </bdi>
      );
  }
}
