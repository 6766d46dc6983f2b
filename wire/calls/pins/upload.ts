import type { UploadId } from '../../../src/domain/ids/ids.ts';
import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { exceedsUnits } from '../../../src/domain/limits/units.ts';
import { UPLOAD_MEDIA_TYPES, type UploadMediaType } from '../../../src/domain/videos/upload-media.ts';
import { idList, list } from '../../params/lists.ts';
import { kind } from '../../params/param.ts';
import { required } from '../../params/presence.ts';
import type { WireUploadStatus, WireUploadTicket } from '../../upload.ts';
import { direct, payload, resource } from '../declare.ts';

const MAX_FILES = 20;
const MAX_NAME = 64;
const MAX_ASKED = 50;

type AnnouncedFile = { readonly id: string; readonly mediaType: UploadMediaType };
type SentFile = { readonly id: string; readonly media_type: UploadMediaType };

const announcedFile = kind<AnnouncedFile, SentFile>(
  `object with id, a text of 1 to ${MAX_NAME} characters, and media_type, one of ${UPLOAD_MEDIA_TYPES.join(', ')}`,
  (raw) => {
    if (typeof raw !== 'object' || raw === null) return refuse('wrong_type');
    const { id, media_type: mediaTypeText } = raw as { readonly id?: unknown; readonly media_type?: unknown };
    const name = typeof id === 'number' ? String(id) : id;
    if (typeof name !== 'string' || typeof mediaTypeText !== 'string') return refuse('wrong_type');
    if (name === '') return refuse('missing');
    if (exceedsUnits(name, MAX_NAME) || [...name].length > MAX_NAME) return refuse('too_long', MAX_NAME);
    const mediaType = UPLOAD_MEDIA_TYPES.find((each) => each === mediaTypeText);
    return mediaType === undefined ? refuse('not_allowed') : accept({ id: name, mediaType });
  },
);

/** Calls to register uploads and read their status. The files are sent to `/media-upload/`. */
export const UPLOAD_CALLS = {
  announce: direct({
    verbs: ['POST'],
    path: '/v3/media/uploads/register/batch/',
    endpointName: 'v3_media_uploads_register_batch',
    says: 'Announces files, and tells where and with which fields each of them may be sent.',
    who: 'S',
    bucket: 'uploads',
    params: { media_info_list: required(list(announcedFile, { max: MAX_FILES })) },
    answer: payload<Readonly<Record<string, WireUploadTicket>>>('how each file may be sent, by the id given'),
    errors: ['invalid_parameter', 'storage_full'],
  }),
  readStatus: resource({
    name: 'VIPResource',
    action: 'get',
    endpointName: 'vip_get',
    says: 'Tells how far the caller’s uploads are; those of others are left out.',
    who: 'S',
    params: { upload_ids: required(idList<UploadId>({ max: MAX_ASKED })) },
    answer: payload<Readonly<Record<string, WireUploadStatus>>>('how far each upload is, by its id'),
  }),
};
