/** Types of media that can be uploaded. */
export const UPLOAD_MEDIA_TYPES = ['image-story-pin', 'video-story-pin', 'avatar'] as const;
export type UploadMediaType = (typeof UPLOAD_MEDIA_TYPES)[number];

/** The status of an announced file. */
export type UploadStatus = 'registered' | 'processing' | 'succeeded' | 'failed';

/** Why an uploaded file cannot be used. */
export type UploadFailure = 'bad_media' | 'too_large' | 'too_long' | 'storage_full';
