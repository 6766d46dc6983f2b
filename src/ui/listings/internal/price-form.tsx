import { useRef, useState, type FormEvent } from 'react';
import {
  priceProblem,
  productFilters,
  type ProductFilters,
} from '../../../domain/listings/product-filters.ts';
import { useNavigateFromHere } from '../../base/navigation/use-navigate-from-here.ts';
import { Button } from '../../kit/buttons/button.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { text } from '../../text/language.ts';
import { listingMessages } from './messages.en.ts';
import { filteredAddress, type ShoppingRoute } from './shopping-address.ts';
import classes from './price-form.module.css';

type PriceFormProps = {
  readonly route: ShoppingRoute;
  readonly filters: ProductFilters;
  /** Of the limits. */
  readonly currency: string;
};

/** Two fields for a range of prices of one's own. */
export function PriceForm({ route, filters, currency }: PriceFormProps) {
  const { priceMin: least, priceMax: most, currency: _, ...others } = filters;
  const [priceMin, setPriceMin] = useState(String(least ?? ''));
  const [priceMax, setPriceMax] = useState(String(most ?? ''));
  const [error, setError] = useState<string | null>(null);
  const lowest = useRef<HTMLInputElement>(null);
  const navigate = useNavigateFromHere();
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const problem = priceProblem({ priceMin, priceMax });
    if (problem !== null) {
      setError(text(problem === 'no-number' ? listingMessages.noPrice : listingMessages.minAboveMax));
      lowest.current?.focus();
      return;
    }
    const prices = productFilters({ priceMin, priceMax, currency });
    void navigate(filteredAddress(route, { ...others, ...prices }));
  };
  return (
    <form
      role="search"
      className={classes.form}
      aria-label={text(listingMessages.priceIn, { currency })}
      onSubmit={apply}
    >
      <TextField
        ref={lowest}
        label={text(listingMessages.lowest)}
        hint={currency}
        inputMode="decimal"
        value={priceMin}
        onChange={setPriceMin}
      />
      <TextField
        label={text(listingMessages.highest)}
        hint={currency}
        inputMode="decimal"
        value={priceMax}
        onChange={setPriceMax}
      />
      <Button type="submit" kind="quiet" size={48}>
        {text(listingMessages.apply)}
      </Button>
      <p className={classes.error} role="alert">
        {error}
      </p>
    </form>
  );
}
