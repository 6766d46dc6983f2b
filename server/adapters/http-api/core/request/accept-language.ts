export type Language = { readonly locale: string; readonly language: string; readonly region: string | null };

const MAX_TAGS = 20;

/** The browser's preferred language from its Accept-Language header; undefined when it names none. */
export function preferredLanguage(header: string | null): Language | undefined {
  if (header === null) return undefined;
  const wishes = header
    .split(',', MAX_TAGS)
    .map(parseWish)
    .filter((wish) => wish.weight > 0);
  wishes.sort((a, b) => b.weight - a.weight);
  for (const wish of wishes) {
    const language = parseTag(wish.tag);
    if (language !== undefined) return language;
  }
  return undefined;
}

/** Language tags repeat with every request, and parsing them is the slowest step here. */
const understood = new Map<string, Language | undefined>();
const MAX_UNDERSTOOD = 500;

/** Language and region of a locale such as `pt-BR`; undefined when it is not a language tag. */
export function parseTag(tag: string): Language | undefined {
  if (understood.has(tag)) return understood.get(tag);
  if (understood.size >= MAX_UNDERSTOOD) understood.clear();
  const language = languageOf(tag);
  understood.set(tag, language);
  return language;
}

function languageOf(tag: string): Language | undefined {
  if (!/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/.test(tag)) return undefined;
  try {
    const locale = new Intl.Locale(tag);
    const region = locale.region !== undefined && /^[A-Z]{2}$/.test(locale.region) ? locale.region : null;
    const language = locale.language;
    return { locale: region === null ? language : `${language}-${region}`, language, region };
  } catch {
    return undefined;
  }
}

function parseWish(part: string): { tag: string; weight: number } {
  const [tag = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { tag, weight: Number.isFinite(weight) ? weight : 0 };
}
