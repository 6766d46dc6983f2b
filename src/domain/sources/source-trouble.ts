/** Why there is nothing to make pins of at an address. A place that may not be reached is told as one that is silent. */
export const SOURCE_TROUBLES = [
  'unreachable',
  'credentials',
  'missing',
  'forbidden',
  'site_error',
  'too_slow',
  'too_large',
  'endless_redirects',
  'not_a_page',
  'unknown_picture',
  'broken_picture',
  'no_pictures',
] as const;

export type SourceTrouble = (typeof SOURCE_TROUBLES)[number];

export function isSourceTrouble(value: unknown): value is SourceTrouble {
  return SOURCE_TROUBLES.some((trouble) => trouble === value);
}

/** What a site means by answering with something else than a page. */
export function troubleOfStatus(status: number): SourceTrouble {
  if (status === 404 || status === 410) return 'missing';
  if ([401, 402, 403, 407, 429, 451].includes(status)) return 'forbidden';
  return 'site_error';
}

/** Kinds that are read here, when they are whole. */
const READABLE = /^image\/(?:jpe?g|pjpeg|png|gif|webp|avif|hei[cf])$/;

/** What is wrong with what came when it is neither a page nor a picture that can be read; by the kind that it claims. */
export function troubleOfKind(contentType: string): SourceTrouble {
  const kind = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (READABLE.test(kind)) return 'broken_picture';
  return kind.startsWith('image/') ? 'unknown_picture' : 'not_a_page';
}
