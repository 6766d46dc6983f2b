import { Fragment, type ReactNode } from 'react';
import { cardPrice } from '../../../../domain/cards/card-price.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import type { RichMetadata } from '../../../../domain/pins/rich-data.ts';
import { shownRating } from '../../../../domain/pins/rating.ts';
import { spanOfTime } from '../../../../domain/text/span-of-time.ts';
import { PriceLine } from '../../../pins/lines/price-line.tsx';
import { RatingLine } from '../../../pins/lines/rating-line.tsx';
import { spokenLocale, text, textParts } from '../../../text/language.ts';
import { dayText } from '../../../text/day-text.ts';
import { IngredientList } from './ingredient-list.tsx';
import { closeupMessages } from '../messages.en.ts';
import classes from './link-facts.module.css';

/** The facts of the page behind a pin: price and brand, or time and ingredients, or author and date. */
export function LinkFacts({ pin }: { readonly pin: Pin }) {
  const page = pin.richMetadata;
  const price = cardPrice(pin, spokenLocale());
  const seenAt = price === null || 'unavailable' in price ? null : (pin.productPinData?.seenAt ?? null);
  const rating = shownRating(pin.rating, spokenLocale());
  return (
    <div className={classes.facts}>
      {price !== null && <PriceLine price={price} look="closeup" />}
      {seenAt !== null && <p className={classes.line}>{priceSeen(seenAt)}</p>}
      {rating.kind === 'shown' && <RatingLine rating={rating} look="closeup" />}
      {page !== null && <FactLine facts={factsOf(page, pin.domain)} />}
      {page?.recipe && <IngredientList groups={page.recipe.ingredients} />}
    </div>
  );
}

function FactLine({ facts }: { readonly facts: readonly ReactNode[] }) {
  const known = facts.filter((fact) => fact !== null);
  if (known.length === 0) return null;
  return (
    <p className={classes.line}>
      {known.map((fact, index) => (
        <Fragment key={index}>
          {index > 0 && ' · '}
          {fact}
        </Fragment>
      ))}
    </p>
  );
}

function factsOf(page: RichMetadata, domain: string): readonly ReactNode[] {
  const { recipe, article, products } = page;
  // The link to the source is above, under its domain.
  const site = page.siteName.toLowerCase() === domain.toLowerCase() ? null : nameOf(page.siteName);
  if (recipe !== null) {
    return [servingsOf(recipe.servings), spanOfTime(recipe.totalTimeSeconds, spokenLocale()), site];
  }
  const [product] = products;
  if (product !== undefined) return [nameOf(product.brand?.name), site];
  if (article === null) return [];
  return [authorOf(article.author), dayOf(article.datePublished), site];
}

function nameOf(name: string | null | undefined): ReactNode {
  return name ? <bdi>{name}</bdi> : null;
}

function authorOf(name: string | null): ReactNode {
  return name ? textParts(closeupMessages.author, { author: <bdi key="author">{name}</bdi> }) : null;
}

/** Pages give a number, or a number with its noun. */
function servingsOf(servings: string | null): ReactNode {
  if (servings === null || !/^\d+$/.test(servings)) return nameOf(servings);
  return text(closeupMessages.servings, { count: Number(servings) });
}

function priceSeen(ms: number): ReactNode {
  return textParts(closeupMessages.priceSeen, { date: <Fragment key="date">{dayOf(ms)}</Fragment> });
}

function dayOf(ms: number | null): ReactNode {
  return ms === null ? null : <time dateTime={new Date(ms).toISOString()}>{dayText(ms)}</time>;
}
