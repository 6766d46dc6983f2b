import { ContainerModule } from 'inversify';
import { BrowserAttribution } from '../../adapters/browser/browser-attribution.ts';
import * as lazy from '../lazy-tokens.ts';
import { provide } from '../provide.ts';

export const attributionModule = new ContainerModule(({ bind }) =>
  provide(bind, lazy.AttributionToken, {}, () => new BrowserAttribution()),
);
