/** Why no pins can be made from an address. A forbidden address is reported as one that does not answer. */
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

/** The problem for an HTTP status that is not a success. */
export function troubleOfStatus(status: number): SourceTrouble {
  if (status === 404 || status === 410) return 'missing';
  if ([401, 402, 403, 407, 429, 451].includes(status)) return 'forbidden';
  return 'site_error';
}

/** Formats that can be read here when the file is intact. */
const READABLE = /^image\/(?:jpe?g|pjpeg|png|gif|webp|avif|hei[cf])$/;

/** The problem with a response that is neither a page nor a readable picture, by its content type. */
export function troubleOfKind(contentType: string): SourceTrouble {
  const kind = contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (READABLE.test(kind)) return 'broken_picture';
  return kind.startsWith('image/') ? 'unknown_picture' : 'not_a_page';
}
