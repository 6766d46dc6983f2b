import { ContainerModule } from 'inversify';
import { BrowserDeviceStorage } from '../../adapters/browser/browser-device-storage.ts';
import { HttpConsentGateway } from '../../adapters/http/people/http-consent-gateway.ts';
import { deleteStoredData } from '../../application/settings/delete-stored-data.ts';
import { ConsentGatewayToken, DeviceStorageToken } from '../lazy-tokens.ts';
import { provide } from '../provide.ts';
import { provideHttpGateway } from '../provide-http-gateway.ts';
import { lazyChunk } from './lazy-chunk.ts';

const ports = new ContainerModule(({ bind }) => {
  provideHttpGateway(bind, ConsentGatewayToken, HttpConsentGateway);
  provide(bind, DeviceStorageToken, {}, () => new BrowserDeviceStorage());
});

/** Decisions about cookies, and the deletion of what is stored in this browser. */
export const consentChunk = lazyChunk(
  [ports],
  { consent: ConsentGatewayToken, device: DeviceStorageToken },
  ({ consent, device }) => ({ consent, deleteStored: () => deleteStoredData(device) }),
);
