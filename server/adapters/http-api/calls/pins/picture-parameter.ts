import { parseHttpUrl } from '../../../../../src/domain/links/http-url.ts';
import type { SourceTrouble } from '../../../../../src/domain/sources/source-trouble.ts';
import type { PinSource } from '../../../../application/pins/pin-input.ts';
import { CallFailure } from '../../core/call/call-failure.ts';
import { ownMediaSignature } from './own-media.ts';

/**
 * The picture that stands in `image_url`: one that is here already, or one that others have. `target` names the option.
 * @throws {CallFailure} 400/18 for an address that is none of the web
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

/** The picture that stands in `image_url` did not come. `trouble`: why, for who wants to make a pin of it. */
export function pictureNotFetched(trouble?: SourceTrouble, target = 'image_url'): CallFailure {
  const told = trouble === undefined ? {} : { detail: trouble, extra: { trouble } };
  return new CallFailure('fetch_failed', { target, ...told });
}
