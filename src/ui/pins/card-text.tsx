import type { FooterPart } from '../../domain/cards/footer-parts.ts';
import type { CardFooter } from '../../domain/layout/card-footer.ts';
import classes from './card-text.module.css';
import { titleClamp } from './pin-card-shape.ts';
import type { PinGridItem } from './pin-grid-item.ts';
import { PriceLine } from './price-line.tsx';
import { RatingLine } from './rating-line.tsx';
import { SourceLine } from './source-line.tsx';

type CardTextProps = { readonly item: PinGridItem; readonly titleId: string };

/** What a card says under its picture: the parts that its pin has, in their order. */
export function CardText({ item: { parts, footer }, titleId }: CardTextProps) {
  if (parts.length === 0) return null;
  return (
    <div className={classes.text}>
      {parts.map((part, index) => (
        <Part key={index} part={part} footer={footer} titleId={titleId} />
      ))}
    </div>
  );
}

type PartProps = { readonly part: FooterPart; readonly footer: CardFooter; readonly titleId: string };

function Part({ part, footer, titleId }: PartProps) {
  switch (part.kind) {
    case 'title': {
      const { wide, phone, narrow } = titleClamp(footer);
      return (
        <bdi id={titleId} className={classes.title} data-wide={wide} data-phone={phone} data-narrow={narrow}>
          {part.text}
        </bdi>
      );
    }
    case 'source':
      return <SourceLine source={part.source} />;
    case 'price':
      return <PriceLine price={part.price} look="card" />;
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
