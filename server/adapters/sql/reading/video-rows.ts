import type { VideoRecord } from '../../../application/ports/media/videos.ts';
import type { VideoFormat } from '../../../../src/domain/pins/video.ts';
import { flag } from '../schema/flag.ts';
import type { VideoRow } from '../schema/tables-of-media.ts';

export function videoRow(video: VideoRecord): VideoRow {
  return {
    signature: video.signature,
    duration_ms: video.durationMs,
    width: video.width,
    height: video.height,
    byte_length: video.byteLength,
    status: video.status,
    formats: formatsText(video.formats),
    plays_upload: flag(video.playsUpload),
    has_captions: flag(video.hasCaptions),
    created_at: video.createdAt,
  };
}

export function videoRecord(row: VideoRow): VideoRecord {
  return {
    signature: row.signature,
    durationMs: row.duration_ms,
    width: row.width,
    height: row.height,
    byteLength: row.byte_length,
    status: row.status,
    formats: row.formats === '' ? [] : (row.formats.split(' ') as VideoFormat[]),
    playsUpload: row.plays_upload === 1,
    hasCaptions: row.has_captions === 1,
    createdAt: row.created_at,
  };
}

export function formatsText(formats: readonly VideoFormat[]): string {
  return formats.join(' ');
}

/** A video's columns joined to those of a pin; all null without a video. */
export type JoinedVideo = { [Column in keyof VideoRow as `video_${Column}`]: VideoRow[Column] | null };

/** The columns of `videos` for a query with joins. */
export const JOINED_VIDEO_COLUMNS = [
  'videos.signature as video_signature',
  'videos.duration_ms as video_duration_ms',
  'videos.width as video_width',
  'videos.height as video_height',
  'videos.byte_length as video_byte_length',
  'videos.status as video_status',
  'videos.formats as video_formats',
  'videos.plays_upload as video_plays_upload',
  'videos.has_captions as video_has_captions',
  'videos.created_at as video_created_at',
] as const;

export function joinedVideo(row: JoinedVideo): VideoRecord | null {
  if (row.video_signature === null) return null;
  return videoRecord({
    signature: row.video_signature,
    duration_ms: row.video_duration_ms ?? 0,
    width: row.video_width ?? 0,
    height: row.video_height ?? 0,
    byte_length: row.video_byte_length ?? 0,
    status: row.video_status ?? 'failed',
    formats: row.video_formats ?? '',
    plays_upload: row.video_plays_upload ?? 0,
    has_captions: row.video_has_captions ?? 0,
    created_at: row.video_created_at ?? 0,
  });
}
