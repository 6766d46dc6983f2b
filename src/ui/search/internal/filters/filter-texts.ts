import type { SearchColor, SearchFilters } from '../../../../domain/search/pin-search.ts';
import { formatPrice } from '../../../../domain/text/price.ts';
import { spokenLocale, text } from '../../../text/language.ts';
import { colorName } from '../../color-name.ts';
import { filterMessages } from './messages.en.ts';

/** One filter that can be removed: the fields that it consists of, and its text. */
export type ActiveFilter = {
  readonly fields: readonly (keyof SearchFilters)[];
  readonly label: string;
  readonly color?: SearchColor;
};

/** The filters that are set, in the order of the menu. */
export function activeFilters(filters: SearchFilters): readonly ActiveFilter[] {
  const { kind, color, priceMin, priceMax, currency, domain, since, followed } = filters;
  const hasPrice = priceMin !== undefined || priceMax !== undefined;
  return [
    kind && { fields: ['kind'], label: text(filterMessages[kind]) },
    color && { fields: ['color'], label: colorName(color), color },
    hasPrice && {
      fields: ['priceMin', 'priceMax', 'currency'],
      label: priceText(priceMin ?? null, priceMax ?? null, currency),
    },
    domain && { fields: ['domain'], label: domain },
    since && { fields: ['since'], label: text(filterMessages[since]) },
    followed && { fields: ['followed'], label: text(filterMessages.followed) },
  ].filter((filter) => !!filter) as readonly ActiveFilter[];
}

/** A range of prices; null means no limit. Without a currency the numbers stand alone. */
export function priceText(min: number | null, max: number | null, currency = ''): string {
  const price = (amount: number) =>
    currency === '' ? String(amount) : formatPrice(amount, currency, spokenLocale());
  if (min === null || min === 0) return text(filterMessages.under, { price: price(max ?? 0) });
  if (max === null) return text(filterMessages.over, { price: price(min) });
  return text(filterMessages.between, { low: price(min), high: price(max) });
}

/** The filters without some of their fields. */
export function withoutFields(
  filters: SearchFilters,
  fields: readonly (keyof SearchFilters)[],
): SearchFilters {
  return Object.fromEntries(
    Object.entries(filters).filter(([name]) => !fields.includes(name as keyof SearchFilters)),
  );
}
