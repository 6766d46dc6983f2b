import type { CreatePin } from './create-pin.ts';
import type { UploadPicture } from './upload-picture.ts';

/** What makes pins of pictures. */
export type PublishingServices = { readonly createPin: CreatePin; readonly uploadPicture: UploadPicture };

/** Fetches them when they are first needed. @throws {ServiceError} when their code does not come */
export type OpenPublishing = () => Promise<PublishingServices>;
