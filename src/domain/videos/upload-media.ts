/** What may be announced for sending. */
export const UPLOAD_MEDIA_TYPES = ['image-story-pin', 'video-story-pin', 'avatar'] as const;
export type UploadMediaType = (typeof UPLOAD_MEDIA_TYPES)[number];

/** How far a file is that was announced. */
export type UploadStatus = 'registered' | 'processing' | 'succeeded' | 'failed';

/** Why what was sent cannot be used. */
export type UploadFailure = 'bad_media' | 'too_large' | 'too_long' | 'storage_full';
