/**
 * The newer formats in a client's Accept header. A general `*` does not count: some programs that send only `*` support
 * JPEG only.
 */
export function acceptedFormats(accept: string | null): { readonly webp: boolean; readonly avif: boolean } {
  const named = new Set(
    (accept ?? '')
      .slice(0, 1000)
      .toLowerCase()
      .split(',')
      .map((range) => range.split(';').map((part) => part.trim()))
      .filter(([, ...parameters]) => !parameters.some((parameter) => /^q=0(\.0{0,3})?$/.test(parameter)))
      .map(([type]) => type),
  );
  return { webp: named.has('image/webp'), avif: named.has('image/avif') };
}

/** True if one of the tags of an If-None-Match header is this one; weak tags count as well. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const trimmed = tag.trim();
    return trimmed === '*' || trimmed.replace(/^W\//, '') === etag;
  });
}
