import type { HttpClient } from '../adapters/http/http-client.ts';
import { HttpNewPinGateway } from '../adapters/http/http-new-pin-gateway.ts';
import { HttpUploadGateway } from '../adapters/http/http-upload-gateway.ts';
import type { CsrfToken, ResourceClient } from '../adapters/http/resource-client.ts';
import { CreatePin } from '../application/pins/create-pin.ts';
import type { PublishingServices } from '../application/pins/publishing-services.ts';
import { UploadPicture } from '../application/pins/upload-picture.ts';
import type { SessionRenewal } from '../application/sessions/session-renewal.ts';

type OpenPublishingDeps = {
  readonly calls: ResourceClient;
  /** Reports how much of an upload has left. */
  readonly http: HttpClient;
  readonly csrfToken: CsrfToken;
  readonly renewal: SessionRenewal;
};

/** The use-cases of making pins over HTTP; a chunk of its own. */
export function openPublishing({ calls, http, csrfToken, renewal }: OpenPublishingDeps): PublishingServices {
  const uploads = new HttpUploadGateway(http, csrfToken, renewal);
  return {
    createPin: new CreatePin({ pins: new HttpNewPinGateway(calls) }),
    uploadPicture: new UploadPicture({ uploads }),
  };
}
