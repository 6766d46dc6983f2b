import { parseHttpUrl } from '../../../../../src/domain/links/http-url.ts';
import type { SourceTrouble } from '../../../../../src/domain/sources/source-trouble.ts';
import type { PinSource } from '../../../../application/pins/pin-input.ts';
import { CallFailure } from '../../core/call/call-failure.ts';
import { ownMediaSignature } from './own-media.ts';

/**
 * The picture in `image_url`: one of this site, or one of another site. `target` names the option.
 * @throws {CallFailure} 400/18 for an invalid web address
 */
export function pictureParameter(
  imageUrl: string,
  baseUrl: string,
  target?: string,
): Extract<PinSource, { readonly kind: 'stored' | 'remote' }> {
  const signature = ownMediaSignature(imageUrl, baseUrl);
  if (signature !== null) return { kind: 'stored', signature };
  if (parseHttpUrl(imageUrl) === null) throw pictureNotFetched(undefined, target);
  return { kind: 'remote', url: imageUrl };
}

/** The failure for a picture of `image_url` that could not be fetched. `trouble` explains it to the pin's creator. */
export function pictureNotFetched(trouble?: SourceTrouble, target = 'image_url'): CallFailure {
  const explanation = trouble === undefined ? {} : { detail: trouble, extra: { trouble } };
  return new CallFailure('fetch_failed', { target, ...explanation });
}
