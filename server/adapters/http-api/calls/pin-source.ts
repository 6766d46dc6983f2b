import type { UploadId } from '../../../../src/domain/ids/ids.ts';
import { accept, refuse } from '../../../../src/domain/limits/checked.ts';
import type { PinSource, WantedContent } from '../../../application/pins/wanted-pin.ts';
import { invalidParameters } from '../core/call-failure.ts';
import { id, textUpTo } from '../../../../wire/params/kinds.ts';
import type { Kind, OptionsOf } from '../../../../wire/params/param.ts';
import { optional } from '../../../../wire/params/presence.ts';
import { namedPicture } from './named-picture.ts';

/** The options of which exactly one says where a new pin's picture comes from. */
export const PIN_SOURCE_PARAMS = {
  image_url: optional(textUpTo(2048)),
  image_base64: optional(base64()),
  upload_id: optional(id<UploadId>()),
  image_signature: optional(textUpTo(32)),
};

const SOURCES = ['image_url', 'image_base64', 'upload_id'] as const;

/**
 * Null where the picture is that of a slot, or of a pin that is named.
 * @throws {CallFailure} 400/1 for no source or several, 400/18 for an address that is none of the web
 */
export function pinSource(
  options: OptionsOf<typeof PIN_SOURCE_PARAMS>,
  baseUrl: string,
  content: WantedContent | null,
): PinSource | null {
  const [given, ...more] = SOURCES.filter((name) => options[name] !== undefined);
  const others: readonly string[] =
    content?.kind === 'carousel' && given !== undefined ? ['carousel_slots', ...more] : more;
  if (given === undefined) {
    if (content?.kind === 'carousel' || content?.kind === 'collection') return null;
    throw invalidParameters(SOURCES.map((name) => ({ name, problem: 'missing' })));
  }
  if (others.length > 0) throw invalidParameters(others.map((name) => ({ name, problem: 'not_allowed' })));
  const { upload_id, image_base64, image_url, image_signature } = options;
  if (upload_id !== undefined) {
    return { kind: 'upload', uploadId: upload_id, signature: image_signature ?? null };
  }
  if (image_base64 !== undefined) return { kind: 'bytes', bytes: image_base64 };
  return namedPicture(image_url ?? '', baseUrl);
}

/** Base64, also with a `data:` prefix, with the URL-safe letters or with line breaks. */
function base64(): Kind<Uint8Array> {
  return (raw) => {
    if (typeof raw !== 'string') return refuse('wrong_type');
    const text = raw
      .replace(/^data:[^,]{0,100},/, '')
      .replace(/\s+/g, '')
      .replaceAll('-', '+')
      .replaceAll('_', '/');
    try {
      const bytes = bytesOf(atob(text));
      return bytes.length === 0 ? refuse('missing') : accept(bytes);
    } catch {
      return refuse('bad_format');
    }
  };
}

/** One byte per character. A plain loop: pictures have millions. */
function bytesOf(binary: string): Uint8Array {
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}
