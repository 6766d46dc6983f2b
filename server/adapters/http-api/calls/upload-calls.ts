import type { UploadId } from '../../../../src/domain/ids/ids.ts';
import { accept, refuse } from '../../../../src/domain/limits/checked.ts';
import { exceedsUnits } from '../../../../src/domain/limits/units.ts';
import { UPLOAD_MEDIA_TYPES, type UploadMediaType } from '../../../application/ports/videos.ts';
import { invalidParameter } from '../core/call-failure.ts';
import { defineDirectCall, defineResourceCall, type Call } from '../core/define-call.ts';
import { idList, list } from '../../../../wire/params/lists.ts';
import type { Kind } from '../../../../wire/params/param.ts';
import { required } from '../../../../wire/params/presence.ts';
import { uploadStatusToWire } from '../serialize/upload-status-to-wire.ts';
import type { CallDeps } from './call-deps.ts';

/** Announcing files, and asking how far they are. Sending one is an address of its own. */
export function uploadCalls(deps: CallDeps): readonly Call[] {
  return [register(deps), status(deps)];
}

const MAX_FILES = 20;
const MAX_NAME = 64;
const MAX_ASKED = 50;

type AnnouncedFile = { readonly id: string; readonly mediaType: UploadMediaType };

function register({ announceUploads }: CallDeps): Call {
  return defineDirectCall({
    verbs: ['POST'],
    path: '/v3/media/uploads/register/batch/',
    endpointName: 'v3_media_uploads_register_batch',
    who: 'S',
    bucket: 'uploads',
    params: { media_info_list: required(list(announcedFile(), { max: MAX_FILES })) },
    async run({ viewerId, baseUrl }, { media_info_list: files }) {
      if (new Set(files.map(({ id }) => id)).size < files.length) {
        throw invalidParameter('media_info_list', 'not_unique');
      }
      const tickets = await announceUploads.run(
        viewerId,
        files.map(({ mediaType }) => mediaType),
      );
      const upload_url = `${baseUrl}/media-upload/`;
      const entries = tickets.map((ticket, index) => [
        files[index]?.id ?? '',
        { upload_id: ticket.upload_id, upload_url, upload_parameters: { ...ticket } },
      ]);
      return { data: Object.fromEntries(entries) };
    },
  });
}

function announcedFile(): Kind<AnnouncedFile> {
  return (raw) => {
    if (typeof raw !== 'object' || raw === null) return refuse('wrong_type');
    const { id, media_type: given } = raw as { readonly id?: unknown; readonly media_type?: unknown };
    const name = typeof id === 'number' ? String(id) : id;
    if (typeof name !== 'string' || typeof given !== 'string') return refuse('wrong_type');
    if (name === '') return refuse('missing');
    if (exceedsUnits(name, MAX_NAME) || [...name].length > MAX_NAME) return refuse('too_long', MAX_NAME);
    const mediaType = UPLOAD_MEDIA_TYPES.find((each) => each === given);
    return mediaType === undefined ? refuse('not_allowed') : accept({ id: name, mediaType });
  };
}

function status({ readUploads }: CallDeps): Call {
  return defineResourceCall({
    name: 'VIPResource',
    action: 'get',
    endpointName: 'vip_get',
    who: 'S',
    params: { upload_ids: required(idList<UploadId>({ max: MAX_ASKED })) },
    async run({ viewerId, baseUrl }, { upload_ids: ids }) {
      const states = await readUploads.run(ids, viewerId);
      return {
        data: Object.fromEntries(
          states.map((state) => [state.upload.id, uploadStatusToWire(state, baseUrl)]),
        ),
      };
    },
  });
}
