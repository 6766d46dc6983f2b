import { UPLOAD_CALLS } from '../../../../../wire/calls/pins/upload.ts';
import { invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { uploadStatusToWire } from '../../serialize/upload-status-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';

/** Calls to register uploads and read their status. The files are sent to `/media-upload/`. */
export function uploadCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(UPLOAD_CALLS, { announce: announce(deps), readStatus: readStatus(deps) });
}

function announce({ announceUploads }: CallDeps): Answer<typeof UPLOAD_CALLS.announce> {
  return async ({ viewerId, baseUrl }, { media_info_list: files }) => {
    if (new Set(files.map(({ id }) => id)).size < files.length) {
      throw invalidParameter('media_info_list', 'not_unique');
    }
    const tickets = await announceUploads.run(
      viewerId,
      files.map(({ mediaType }) => mediaType),
    );
    const upload_url = `${baseUrl}/media-upload/`;
    const entries = tickets.map(
      (ticket, index) =>
        [
          files[index]?.id ?? '',
          { upload_id: ticket.upload_id, upload_url, upload_parameters: { ...ticket } },
        ] as const,
    );
    return { data: Object.fromEntries(entries) };
  };
}

function readStatus({ readUploads }: CallDeps): Answer<typeof UPLOAD_CALLS.readStatus> {
  return async ({ viewerId, baseUrl }, { upload_ids: ids }) => {
    const states = await readUploads.run(ids, viewerId);
    return {
      data: Object.fromEntries(states.map((state) => [state.upload.id, uploadStatusToWire(state, baseUrl)])),
    };
  };
}
