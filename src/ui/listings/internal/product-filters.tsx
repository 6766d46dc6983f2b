import type { ListedPrices, ListingFacts } from '../../../domain/listings/listing-facts.ts';
import type { ProductFilters } from '../../../domain/listings/product-filters.ts';
import { formatPrice } from '../../../domain/text/price.ts';
import edges from '../../grid/grid-edges.module.css';
import { FilterPopover, type FilterGroup } from '../../kit/filters/filter-popover.tsx';
import { SetFilters } from '../../kit/filters/set-filters.tsx';
import { numberText } from '../../text/number-text.ts';
import { spokenLocale, text } from '../../text/language.ts';
import { listingMessages } from './messages.en.ts';
import { PriceForm } from './price-form.tsx';
import { filteredAddress, type ShoppingRoute } from './shopping-address.ts';

type FilterProps = { readonly route: ShoppingRoute; readonly filters: ProductFilters };

/** Prices, shops and availability of the products, each with what it would leave. */
export function ProductFilterMenu({ route, filters, facts }: FilterProps & { readonly facts: ListingFacts }) {
  const count = activeFilters(filters).length;
  const currency = filters.currency ?? facts.prices[0]?.currency;
  const groups: readonly FilterGroup[] = [
    {
      name: text(listingMessages.price),
      values: facts.prices.map((range) => priceValue(route, filters, range)),
      more: currency !== undefined && (
        <PriceForm key={`${filters.priceMin}-${filters.priceMax}`} {...{ route, filters, currency }} />
      ),
    },
    {
      name: text(listingMessages.shop),
      values: facts.domains.map(({ value, count: products }) => {
        const { domain, ...others } = filters;
        const chosen = domain === value;
        const href = filteredAddress(route, chosen ? others : { ...filters, domain: value });
        return { key: value, label: value, href, chosen, count: numberText(products) };
      }),
    },
    { name: text(listingMessages.availability), values: stockValues(route, filters, facts) },
  ].filter(({ values, more }) => values.length > 0 || more);
  return (
    <FilterPopover
      label={text(listingMessages.filters)}
      button={count === 0 ? text(listingMessages.filters) : text(listingMessages.filtersSet, { count })}
      set={count === 0 ? '' : numberText(count)}
      groups={groups}
    />
  );
}

function priceValue(route: ShoppingRoute, filters: ProductFilters, range: ListedPrices) {
  const { priceMin, priceMax, currency: _, ...others } = filters;
  const { min, max, currency, count } = range;
  const chosen = (priceMin ?? null) === min && (priceMax ?? null) === max;
  const limits = { ...(min !== null && { priceMin: min }), ...(max !== null && { priceMax: max }), currency };
  return {
    key: `${min}-${max}`,
    label: priceText(min, max, currency),
    href: filteredAddress(route, chosen ? others : { ...others, ...limits }),
    chosen,
    count: numberText(count),
  };
}

function stockValues(route: ShoppingRoute, { inStock, ...others }: ProductFilters, facts: ListingFacts) {
  if (facts.inStock === 0 && !inStock) return [];
  return [
    {
      key: 'in-stock',
      label: text(listingMessages.inStock),
      href: filteredAddress(route, inStock ? others : { ...others, inStock: true }),
      chosen: inStock === true,
      count: numberText(facts.inStock),
    },
  ];
}

/** The filters that are set, each with the way to remove it. */
export function ActiveProductFilters({ route, filters }: FilterProps) {
  return (
    <SetFilters
      label={text(listingMessages.active)}
      className={edges.edges}
      filters={activeFilters(filters).map(({ key, label, others }) => ({
        key,
        label,
        remove: text(listingMessages.remove, { filter: label }),
        href: filteredAddress(route, others),
      }))}
      clear={{ label: text(listingMessages.clear), href: filteredAddress(route, {}) }}
    />
  );
}

/** One filter that can be removed, and the filters without it. */
type ActiveFilter = { readonly key: string; readonly label: string; readonly others: ProductFilters };

function activeFilters(filters: ProductFilters): readonly ActiveFilter[] {
  const { priceMin, priceMax, currency, ...withoutPrice } = filters;
  const { domain, ...withoutDomain } = filters;
  const { inStock, ...withoutStock } = filters;
  const hasPrice = priceMin !== undefined || priceMax !== undefined;
  return [
    ...(hasPrice
      ? [
          {
            key: 'price',
            label: priceText(priceMin ?? null, priceMax ?? null, currency ?? ''),
            others: withoutPrice,
          },
        ]
      : []),
    ...(domain === undefined ? [] : [{ key: 'domain', label: domain, others: withoutDomain }]),
    ...(inStock ? [{ key: 'stock', label: text(listingMessages.inStock), others: withoutStock }] : []),
  ];
}

/** A range of prices; null means no limit. Without a currency the numbers stand alone. */
function priceText(min: number | null, max: number | null, currency: string): string {
  const price = (amount: number) =>
    currency === '' ? numberText(amount) : formatPrice(amount, currency, spokenLocale());
  if (max === null) return text(listingMessages.over, { price: price(min ?? 0) });
  if (min === null || min === 0) return text(listingMessages.under, { price: price(max) });
  return text(listingMessages.between, { low: price(min), high: price(max) });
}
