const MAX_RANGES = 20;

/** The wanted languages of an Accept-Language header, best first, without `*` and without unwanted ones (`q=0`). */
export function wantedLanguages(header: string | null): readonly string[] {
  if (header === null) return [];
  return header
    .split(',', MAX_RANGES)
    .map(parseRange)
    .filter(({ range, weight }) => weight > 0 && range !== '*')
    .sort((a, b) => b.weight - a.weight)
    .map(({ range }) => range);
}

function parseRange(part: string): { readonly range: string; readonly weight: number } {
  const [range = '', ...parameters] = part.split(';').map((piece) => piece.trim());
  const quality = parameters.find((parameter) => /^q=/i.test(parameter));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return { range, weight: Number.isFinite(weight) ? weight : 0 };
}
