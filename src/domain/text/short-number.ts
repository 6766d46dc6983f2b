import { perLocale } from './per-locale.ts';

interface Unit {
  readonly size: number;
  readonly sign: string;
}

/** The space between a number and its unit, at which no line is broken. */
const SPACE = '\u00a0';

const ENGLISH = inThousands('k', 'M', 'B');

/** The usual short units by language, as the Unicode CLDR has them; English ones for the others. */
const UNITS: Readonly<Record<string, readonly Unit[] | undefined>> = {
  ar: inThousands(`${SPACE}ألف`, `${SPACE}مليون`, `${SPACE}مليار`),
  // Thousands have no short form.
  de: inThousands('', `${SPACE}Mio.`, `${SPACE}Mrd.`),
  es: inThousands(`${SPACE}mil`, `${SPACE}M`, ''),
  fr: inThousands(`${SPACE}k`, `${SPACE}M`, `${SPACE}Md`),
  ja: inTenThousands('万', '億'),
  ko: inTenThousands('만', '억'),
  pt: inThousands(`${SPACE}mil`, `${SPACE}mi`, `${SPACE}bi`),
  'pt-PT': inThousands(`${SPACE}mil`, `${SPACE}M`, `${SPACE}mM`),
  zh: inTenThousands('万', '亿'),
};
const TRADITIONAL = inTenThousands('萬', '億');

function inThousands(...signs: readonly [string, string, string]): readonly Unit[] {
  return signs.map((sign, index) => ({ size: 1000 ** (index + 1), sign })).filter(({ sign }) => sign !== '');
}

function inTenThousands(...signs: readonly [string, string]): readonly Unit[] {
  return signs.map((sign, index) => ({ size: 10_000 ** (index + 1), sign }));
}

function unitsOf(locale: string): readonly Unit[] {
  if (/^zh-(hant|tw|hk|mo)/i.test(locale)) return TRADITIONAL;
  return UNITS[locale] ?? UNITS[locale.split('-', 1)[0]!] ?? ENGLISH;
}

/**
 * A compact number: `1.2k`, `3M`, `2B`; in other languages their own units, `1.2万` from 10 000 on in Chinese, Japanese
 * and Korean. It has one fraction digit, rounded half up, without a trailing zero. A number that rounds up to the next
 * unit is shown in that unit. The units and the rounding are our own, because browsers and servers differ in the
 * compact form of `Intl`.
 */
export function shortNumber(value: number, locale: string): string {
  const amount = Math.round(Math.abs(value));
  const sign = value < 0 && amount > 0 ? -1 : 1;
  let chosen: Unit = { size: 1, sign: '' };
  for (const unit of unitsOf(locale)) {
    if (tenths(amount, chosen) / 10 >= unit.size / chosen.size) chosen = unit;
  }
  const rounded = chosen.size === 1 ? amount : tenths(amount, chosen) / 10;
  return numbers(locale).format(sign * rounded) + chosen.sign;
}

function tenths(amount: number, unit: Unit): number {
  return Math.round((amount * 10) / unit.size);
}

/** Four digits are not grouped. */
const numbers = perLocale(
  (locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: 'min2' }),
);
