import type { CreatePin } from './create-pin.ts';
import type { UploadPicture } from './upload-picture.ts';

/** The use-cases for publishing pins. */
export type PublishingServices = { readonly createPin: CreatePin; readonly uploadPicture: UploadPicture };

/** Imports them on first use. @throws {ServiceError} when the import fails */
export type OpenPublishing = () => Promise<PublishingServices>;
