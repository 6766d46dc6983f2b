import type { OffsiteGateway } from '../ports/pins/offsite-gateway.ts';
import type { CheckLinks } from './check-links.ts';

/** The use-cases of links that leave the site. */
export type LeavingServices = {
  readonly offsite: Pick<OffsiteGateway, 'look'>;
  readonly checkLinks: CheckLinks;
};

/** Imports them before the first check. @throws {ServiceError} when the import fails */
export type OpenLeaving = () => Promise<LeavingServices>;
