import { mediaPath } from '../../../../../src/domain/images/media-path.ts';
import type { StoreUpload, StoreUploadOutcome } from '../../../../application/media/store-upload.ts';
import { bodyChunks, readBody, uploadBody } from './body-reader.ts';
import { CallFailure, invalidParameter } from '../call/call-failure.ts';
import { unsupportedMethod } from '../call/developer-texts.ts';
import { checkCsrf, checkViewer } from '../call/call-checks.ts';
import { isMultipart, wholeForm, type FormPart } from './multipart-form.ts';
import type { RateLimits } from '../call/rate-limits.ts';
import type { Visit } from '../visit/visit.ts';

/** The response of `POST /upload-image/`, without an envelope. */
export type ImageUploadAnswer = {
  readonly success: true;
  /** The absolute address of the original. */
  readonly image_url: string;
  readonly image_signature: string;
  readonly upload_id: string;
  /** The displayed size of the original, in px. */
  readonly width: number;
  readonly height: number;
};

/** The size of a form besides its file: boundaries, headers, other small fields. */
const FORM_OVERHEAD = 64 * 1024;

type ImageUploadDeps = {
  readonly storeUpload: Pick<StoreUpload, 'run'>;
  readonly rateLimits: RateLimits;
  readonly publicUrl: string | null;
  readonly maxBytes: number;
};

/**
 * `/upload-image/`: a form with the picture in the field `img`, with the checks of a call in the same order. The file's
 * name and declared type are ignored.
 */
export class ImageUpload {
  readonly #deps: ImageUploadDeps;

  constructor(deps: ImageUploadDeps) {
    this.#deps = deps;
  }

  /** @throws {CallFailure} the failures of every call, 400/19, 413/23; and the errors of `StoreUpload` */
  async run(visit: Visit, request: Request): Promise<ImageUploadAnswer> {
    if (request.method !== 'POST') {
      throw new CallFailure('unsupported_method', {
        technical: unsupportedMethod(request.method),
        allow: ['POST', 'OPTIONS'],
      });
    }
    const { maxBytes, publicUrl, rateLimits, storeUpload } = this.#deps;
    const parts = await partsOf(request, maxBytes + FORM_OVERHEAD);
    checkCsrf(visit, publicUrl);
    if (parts === undefined) throw new CallFailure('unsupported_media_type');
    checkViewer({ who: 'S' }, visit.viewer, true);
    if (visit.viewer.kind === 'visitor') throw new CallFailure('authentication_required');
    const { facts } = visit;
    const userId = visit.viewer.user.id;
    const who = { userId, remoteAddress: facts.origin.remoteAddress, account: null };
    await rateLimits.count('uploads', who, facts.now);
    const file = parts.find(({ name }) => name === 'img');
    if (file === undefined) throw invalidParameter('img', 'missing');
    if (!file.isFile) throw invalidParameter('img', 'wrong_type');
    if (file.bytes.byteLength > maxBytes)
      throw new CallFailure('too_large', { detail: `img: more than ${maxBytes} bytes` });
    return answer(await storeUpload.run({ bytes: file.bytes, userId }), facts.origin.baseUrl);
  }
}

/** The parts of the form, undefined when the body is not a form. Reads the body to its end, within the limit. */
async function partsOf(request: Request, maxBytes: number): Promise<readonly FormPart[] | undefined> {
  const contentType = request.headers.get('content-type') ?? '';
  if (isMultipart(contentType)) return wholeForm(bodyChunks(request, uploadBody(maxBytes)), contentType);
  await readBody(request, uploadBody(maxBytes));
  return undefined;
}

function answer(outcome: StoreUploadOutcome, baseUrl: string): ImageUploadAnswer {
  if (outcome.kind === 'refused') {
    throw new CallFailure(outcome.reason, {
      message: outcome.message,
      detail: `img: ${outcome.reason}`,
      target: 'img',
      fields: [{ name: 'img', problem: 'not_allowed' }],
    });
  }
  const { signature, extension, width, height } = outcome.picture;
  return {
    success: true,
    image_url: `${baseUrl}${mediaPath(signature, 'originals', extension)}`,
    image_signature: signature,
    upload_id: outcome.uploadId,
    width,
    height,
  };
}
