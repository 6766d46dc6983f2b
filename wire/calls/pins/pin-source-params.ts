import type { UploadId } from '../../../src/domain/ids/ids.ts';
import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { bytesOfBase64 } from '../../../src/domain/text/base64.ts';
import { id, textUpTo } from '../../params/kinds.ts';
import { kind } from '../../params/param.ts';
import { optional } from '../../params/presence.ts';

/** A picture in Base64; a `data:` prefix, the URL-safe alphabet and line breaks are allowed. */
const base64 = kind<Uint8Array, string>('picture in Base64, also with a data: prefix', (raw) => {
  if (typeof raw !== 'string') return refuse('wrong_type');
  const bytes = bytesOfBase64(raw.replace(/^data:[^,]{0,100},/, '').replace(/\s+/g, ''));
  if (bytes === null) return refuse('bad_format');
  return bytes.length === 0 ? refuse('missing') : accept(bytes);
});

/** The options for the source of a new pin's picture; exactly one is required. */
export const PIN_SOURCE_PARAMS = {
  image_url: optional(textUpTo(2048)),
  image_base64: optional(base64),
  upload_id: optional(id<UploadId>()),
  image_signature: optional(textUpTo(32)),
};
