import { ContainerModule } from 'inversify';
import { HttpNewPinGateway } from '../../adapters/http/pins/http-new-pin-gateway.ts';
import { HttpUploadGateway } from '../../adapters/http/media/http-upload-gateway.ts';
import { CreatePin } from '../../application/pins/create-pin.ts';
import type { PublishingServices } from '../../application/pins/publishing-services.ts';
import { UploadPicture } from '../../application/pins/upload-picture.ts';
import { NewPinGatewayToken, UploadGatewayToken } from '../lazy-tokens.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { provide } from '../provide.ts';
import { CsrfTokenToken, SessionRenewalToken, UploadHttpClientToken } from '../tokens.ts';
import { lazyChunk } from './lazy-chunk.ts';

const gateways = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, NewPinGatewayToken, HttpNewPinGateway);
  provide(
    bind,
    UploadGatewayToken,
    { http: UploadHttpClientToken, csrfToken: CsrfTokenToken, renewal: SessionRenewalToken },
    ({ http, csrfToken, renewal }) => new HttpUploadGateway(http, csrfToken, renewal),
  );
});

/** The use-cases for publishing pins. */
export const chunk = lazyChunk(
  [gateways],
  { pins: NewPinGatewayToken, uploads: UploadGatewayToken },
  ({ pins, uploads }): PublishingServices => ({
    createPin: new CreatePin({ pins }),
    uploadPicture: new UploadPicture({ uploads }),
  }),
);
