import type { PIN_SOURCE_PARAMS } from '../../../../../wire/calls/pins/pin-source-params.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import type { PinSource, ContentInput } from '../../../../application/pins/pin-input.ts';
import { invalidParameters } from '../../core/call/call-failure.ts';
import { pictureParameter } from './picture-parameter.ts';

const SOURCES = ['image_url', 'image_base64', 'upload_id'] as const;

/**
 * Null when the picture comes from a slot, or from a referenced pin.
 * @throws {CallFailure} 400/1 for no source or several, 400/18 for an invalid web address
 */
export function pinSource(
  options: OptionsOf<typeof PIN_SOURCE_PARAMS>,
  baseUrl: string,
  content: ContentInput | null,
): PinSource | null {
  const [source, ...more] = SOURCES.filter((name) => options[name] !== undefined);
  const others: readonly string[] =
    content?.kind === 'carousel' && source !== undefined ? ['carousel_slots', ...more] : more;
  if (source === undefined) {
    if (content?.kind === 'carousel' || content?.kind === 'collection') return null;
    throw invalidParameters(SOURCES.map((name) => ({ name, problem: 'missing' })));
  }
  if (others.length > 0) throw invalidParameters(others.map((name) => ({ name, problem: 'not_allowed' })));
  const { upload_id, image_base64, image_url, image_signature } = options;
  if (upload_id !== undefined) {
    return { kind: 'upload', uploadId: upload_id, signature: image_signature ?? null };
  }
  if (image_base64 !== undefined) return { kind: 'bytes', bytes: image_base64 };
  return pictureParameter(image_url ?? '', baseUrl);
}
