import { readBody, uploadBody } from './body-reader.ts';
import { callContext, type CallContext } from '../call/call-context.ts';
import { CallFailure, invalidParameter } from '../call/call-failure.ts';
import { checkCsrf, checkViewer } from '../call/call-checks.ts';
import { multipartParts } from './multipart-form.ts';
import type { RateLimits } from '../call/rate-limits.ts';
import type { SignedInViewer } from '../visit/viewer.ts';
import type { Visit } from '../visit/visit.ts';

/** Keeps a picture that somebody sent. @throws {CallFailure} 400/19, 413/23, 507/103 */
export type UploadImage = (
  context: CallContext<SignedInViewer>,
  picture: { readonly bytes: Uint8Array; readonly fileName: string },
) => Promise<{
  readonly image_url: string;
  readonly image_signature: string;
  readonly upload_id: string;
  readonly width: number;
  readonly height: number;
}>;

/** What a form has around its file: boundaries, headers, other small fields. */
const FORM_OVERHEAD = 64 * 1024;

type ImageUploadDeps = {
  readonly uploadImage: UploadImage;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string | null;
  readonly maxBytes: number;
};

/** `/upload-image/`: a form with the picture in the field `img`, checked in the order of every call. */
export class ImageUpload {
  readonly #deps: ImageUploadDeps;

  constructor(deps: ImageUploadDeps) {
    this.#deps = deps;
  }

  /** The flat answer. @throws {CallFailure} */
  async run(visit: Visit, request: Request): Promise<Readonly<Record<string, unknown>>> {
    if (request.method !== 'POST') {
      throw new CallFailure('unsupported_method', {
        message: `unsupported method ${request.method}`,
        allow: ['POST', 'OPTIONS'],
      });
    }
    const { maxBytes, publicUrl, rateLimits, uploadImage } = this.#deps;
    const contentType = request.headers.get('content-type') ?? '';
    const bytes = await readBody(request, uploadBody(maxBytes + FORM_OVERHEAD));
    const isForm = /^multipart\/form-data\s*;/i.test(contentType);
    const parts = isForm ? await multipartParts(bytes, contentType) : undefined;
    checkCsrf(visit, publicUrl);
    if (parts === undefined) throw new CallFailure('unsupported_media_type');
    checkViewer({ who: 'S' }, visit.viewer, true);
    if (visit.viewer.kind === 'visitor') throw new CallFailure('authentication_required');
    const { viewer, facts } = visit;
    await rateLimits.count(
      'uploads',
      { userId: visit.viewer.user.id, remoteAddress: facts.origin.remoteAddress, account: null },
      facts.now,
    );
    const file = parts.find(({ name }) => name === 'img');
    if (file === undefined) throw invalidParameter('img', 'missing');
    if (file.fileName === null) throw invalidParameter('img', 'wrong_type');
    if (file.bytes.byteLength > maxBytes)
      throw new CallFailure('too_large', { detail: `img: more than ${maxBytes} bytes` });
    const context = callContext(visit, { position: null, size: 25, startedAt: facts.now });
    const stored = await uploadImage(
      { ...context, viewer, viewerId: viewer.user.id, user: viewer.user },
      { bytes: file.bytes, fileName: file.fileName },
    );
    return { success: true, ...stored };
  }
}
