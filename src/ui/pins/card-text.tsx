import type { FooterPart } from '../../domain/cards/footer-parts.ts';
import type { CardFooter } from '../../domain/layout/card-footer.ts';
import { isPromoted } from '../../domain/sponsorship/promoted.ts';
import { classNames } from '../kit/class-names.ts';
import classes from './card-text.module.css';
import { titleClamp } from './pin-card-shape.ts';
import type { PinGridItem } from './pin-grid-item.ts';
import { PriceLine } from './price-line.tsx';
import { RatingLine } from './rating-line.tsx';
import { SourceLine } from './source-line.tsx';

type CardTextProps = {
  readonly item: PinGridItem;
  readonly served: boolean;
  readonly titleId: string;
  /** Shows the menu of the card. */
  readonly onMore?: ((item: PinGridItem) => void) | undefined;
};

/**
 * What a card says under its picture: the parts that its pin has, in their order. Beside them, where nothing hovers,
 * stands the button that opens its menu.
 */
export function CardText({ item, served, titleId, onMore }: CardTextProps) {
  const { parts, footer } = item;
  const hasMore = footer.hasMore === true;
  if (parts.length === 0 && !hasMore) return null;
  return (
    <div
      className={classNames(classes.text, hasMore && classes.withMore, parts.length === 0 && classes.bare)}
      data-ad={isPromoted(item.pin) || undefined}
    >
      {parts.map((part, index) => (
        <Part key={index} {...{ part, footer, titleId, served }} />
      ))}
      {hasMore && (served || !hovers()) && (
        <button
          type="button"
          className={classes.more}
          aria-label="More options"
          onClick={() => onMore?.(item)}
        />
      )}
    </div>
  );
}

/** False where fingers need a button; a card that came with the page has it everywhere, out of sight. */
function hovers(): boolean {
  return globalThis.matchMedia?.('(hover: hover)').matches ?? false;
}

type PartProps = Pick<CardTextProps, 'served' | 'titleId'> & {
  readonly part: FooterPart;
  readonly footer: CardFooter;
};

function Part({ part, footer, titleId, served }: PartProps) {
  switch (part.kind) {
    case 'title': {
      const { wide, phone, narrow } = titleClamp(footer);
      return (
        <bdi id={titleId} className={classes.title} data-wide={wide} data-phone={phone} data-narrow={narrow}>
          {part.text}
        </bdi>
      );
    }
    case 'chips':
    case 'visit':
      // What stands in this room comes with the tools of the card.
      return <div className={classes[part.kind]} data-room={part.kind} />;
    case 'source':
      return <SourceLine source={part.source} served={served} />;
    case 'price':
      return <PriceLine price={part.price} hasTag={part.hasTag} look="card" />;
    case 'rating':
      return <RatingLine rating={part.rating} look="card" />;
    case 'note':
      return (
        <bdi className={classes.note} dir="auto">
          {part.text}
        </bdi>
      );
  }
}
