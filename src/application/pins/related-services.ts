import type { RelatedGateway } from '../ports/pins/related-gateway.ts';

/** What goes with an open pin. */
export type RelatedServices = { readonly related: RelatedGateway };

/** Imports it on first use. @throws {ServiceError} when the import fails */
export type OpenRelated = () => Promise<RelatedServices>;
