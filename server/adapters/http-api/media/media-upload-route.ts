import { phrase } from '../../../../src/domain/messages/message.ts';
import { MAX_VIDEO_MS } from '../../../../src/domain/videos/video-limits.ts';
import type {
  AdmittedUpload,
  ReceiveUpload,
  ReceiveUploadOutcome,
} from '../../../application/videos/receive-upload.ts';
import { UploadSuperseded } from '../../../application/videos/receive-upload.ts';
import { bodyChunks, uploadBody } from '../core/request/body-reader.ts';
import { CallFailure, invalidParameter } from '../core/call/call-failure.ts';
import { unsupportedMethod } from '../core/call/developer-texts.ts';
import type { PlainRoute } from '../core/http-app-deps.ts';
import { streamedForm } from '../core/request/multipart-form.ts';
import { mediaMessages } from './internal/messages.en.ts';

const VERBS = ['GET', 'HEAD', 'POST', 'OPTIONS'];

/** The size of a form besides its file: boundaries, headers, other small fields. */
const FORM_OVERHEAD = 64 * 1024;

/**
 * `/media-upload/`: the signed fields authorize sending one file and reading its upload offset.
 *
 * POST is a form with the signed fields and then `file`; the response is 204 when the file is complete. After an
 * interruption, GET or HEAD with the signed fields as query returns the number of received bytes in `Upload-Offset`
 * (GET also as `{offset}`). A POST with that number in the field `offset`, before `file`, sends the remaining bytes.
 */
export function mediaUploadRoute(receiveUpload: Receiver, maxBytes: number): PlainRoute {
  return {
    path: '/media-upload',
    isForApps: true,
    methods: [...VERBS, 'PUT', 'PATCH', 'DELETE'],
    async handle(request) {
      switch (request.method) {
        case 'POST':
          return receive(receiveUpload, request, maxBytes);
        case 'GET':
        case 'HEAD':
          return tell(receiveUpload, request);
        case 'OPTIONS':
          return new Response(null, { status: 204, headers: { Allow: VERBS.join(', ') } });
        default:
          throw new CallFailure('unsupported_method', {
            technical: unsupportedMethod(request.method),
            allow: VERBS,
          });
      }
    },
  };
}

type Receiver = Pick<ReceiveUpload, 'admit' | 'size' | 'run'>;

async function tell(receiveUpload: Receiver, request: Request): Promise<Response> {
  const fields = Object.fromEntries(new URL(request.url).searchParams);
  const offset = await receiveUpload.size(await admittedBy(receiveUpload, fields));
  const headers = { 'Cache-Control': 'private, no-cache', 'Upload-Offset': String(offset) };
  return request.method === 'HEAD'
    ? new Response(null, { status: 204, headers })
    : Response.json({ offset }, { headers });
}

async function receive(receiveUpload: Receiver, request: Request, maxBytes: number): Promise<Response> {
  const chunks = bodyChunks(request, uploadBody(maxBytes + FORM_OVERHEAD));
  try {
    const { fields, file } = await streamedForm(chunks, request.headers.get('content-type') ?? '');
    const admitted = await admittedBy(receiveUpload, fields);
    const announced = Number(request.headers.get('content-length') ?? 0);
    const offset = offsetOf(fields['offset']);
    if (announced > 0 && announced + offset > admitted.maxBytes + FORM_OVERHEAD) {
      throw new CallFailure('too_large', { detail: `file: more than ${admitted.maxBytes} bytes` });
    }
    const rest = Math.max(0, announced - FORM_OVERHEAD);
    const outcome = await receiveUpload.run(admitted, { offset, announced: offset + rest, chunks: file });
    return answer(outcome);
  } catch (error) {
    if (error instanceof UploadSuperseded) throw new CallFailure('conflict', { cause: error });
    throw error;
  } finally {
    void chunks.return(undefined);
  }
}

/** @throws {CallFailure} 403/7 */
async function admittedBy(
  receiveUpload: Receiver,
  fields: Readonly<Record<string, string>>,
): Promise<AdmittedUpload> {
  const admitted = await receiveUpload.admit(fields);
  if (admitted === undefined)
    throw new CallFailure('forbidden', { detail: 'the signed fields do not allow it' });
  return admitted;
}

/** The position of the sent bytes; 0 without the field. */
function offsetOf(text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  if (!/^\d{1,15}$/.test(text)) throw invalidParameter('offset', 'bad_format');
  return Number(text);
}

function answer(outcome: ReceiveUploadOutcome): Response {
  switch (outcome.kind) {
    case 'received':
      return new Response(null, { status: 204, headers: { 'Cache-Control': 'private, no-cache' } });
    case 'gap':
      throw new CallFailure('conflict', { detail: `offset: ${outcome.size} bytes are there` });
    case 'refused':
      throw refusal(outcome.reason);
  }
}

function refusal(reason: Extract<ReceiveUploadOutcome, { kind: 'refused' }>['reason']): CallFailure {
  switch (reason) {
    case 'too_long':
      return new CallFailure('bad_media', {
        message: phrase(mediaMessages.videoTooLong, { minutes: MAX_VIDEO_MS / 60_000 }),
        detail: 'file: too_long',
      });
    case 'too_large':
      return new CallFailure('too_large', { detail: 'file: too_large' });
    default:
      return new CallFailure(reason, { detail: `file: ${reason}` });
  }
}
