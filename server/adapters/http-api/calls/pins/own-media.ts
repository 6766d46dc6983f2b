import { parseMediaPath } from '../../../../../src/domain/images/media-path.ts';

/** The signature in a media address of this site, absolute or as a path; null for every other address. */
export function ownMediaSignature(address: string, baseUrl: string): string | null {
  const path = address.startsWith(`${baseUrl}/`) ? address.slice(baseUrl.length) : address;
  return parseMediaPath(path.split(/[?#]/, 1)[0] ?? '')?.signature ?? null;
}
