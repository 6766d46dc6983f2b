interface Unit {
  readonly size: number;
  readonly sign: string;
}

const WESTERN: readonly Unit[] = [
  { size: 1e3, sign: 'k' },
  { size: 1e6, sign: 'M' },
  { size: 1e9, sign: 'B' },
];

function inTenThousands(tenThousand: string, hundredMillion: string): readonly Unit[] {
  return [
    { size: 1e4, sign: tenThousand },
    { size: 1e8, sign: hundredMillion },
  ];
}

function unitsOf(locale: string): readonly Unit[] {
  const lower = locale.toLowerCase();
  if (/^zh-(hant|tw|hk|mo)/.test(lower)) return inTenThousands('萬', '億');
  if (/^zh\b/.test(lower)) return inTenThousands('万', '亿');
  if (/^ja\b/.test(lower)) return inTenThousands('万', '億');
  if (/^ko\b/.test(lower)) return inTenThousands('만', '억');
  return WESTERN;
}

/**
 * A compact number: `1.2k`, `3M`, `2B`; from 10 000 on `1.2万` in Chinese, Japanese and Korean. It has one fraction
 * digit, rounded half up, without a trailing zero. A number that rounds up to the next unit is shown in that unit. The
 * rounding is our own, because browsers and servers differ in the compact form of `Intl`.
 */
export function shortNumber(value: number, locale: string): string {
  const amount = Math.round(Math.abs(value));
  const sign = value < 0 && amount > 0 ? -1 : 1;
  const units = unitsOf(locale);
  let chosen: Unit = { size: 1, sign: '' };
  for (const unit of units) {
    if (tenths(amount, chosen) / 10 >= unit.size / chosen.size) chosen = unit;
  }
  const rounded = chosen.size === 1 ? amount : tenths(amount, chosen) / 10;
  return formatter(locale).format(sign * rounded) + chosen.sign;
}

function tenths(amount: number, unit: Unit): number {
  return Math.round((amount * 10) / unit.size);
}

const formatters = new Map<string, Intl.NumberFormat>();

function formatter(locale: string): Intl.NumberFormat {
  let found = formatters.get(locale);
  if (!found) {
    found = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
    formatters.set(locale, found);
  }
  return found;
}
