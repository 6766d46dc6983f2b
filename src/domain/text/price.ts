import { perLocale } from './per-locale.ts';

/**
 * An amount of money with its symbol. It has as many fraction digits as the currency (JPY none), 2 when that is
 * unknown.
 */
export function formatPrice(amount: number, currency: string, locale: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${amounts(locale).format(amount)} ${currency}`.trim();
  return currencies(locale)(currency).format(amount);
}

/** The lowest and the highest price, as `$5.00-$9.00`; a single price when they are equal. */
export function priceRange(lowest: string, highest: string): string {
  return lowest === highest ? lowest : `${lowest}-${highest}`;
}

const amounts = perLocale(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

const currencies = perLocale((locale) =>
  perLocale((currency) => new Intl.NumberFormat(locale, { style: 'currency', currency })),
);
