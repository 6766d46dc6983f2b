import { HttpSourceGateway } from '../adapters/http/http-source-gateway.ts';
import type { ResourceClient } from '../adapters/http/resource-client.ts';
import { FindOwnMatches } from '../application/sources/find-own-matches.ts';
import { ReadSource } from '../application/sources/read-source.ts';
import type { SourceServices } from '../application/sources/source-services.ts';

/** The use-cases of pages as sources over HTTP; a chunk of its own. */
export function openSources(calls: ResourceClient): SourceServices {
  const sources = new HttpSourceGateway(calls);
  return { readSource: new ReadSource({ sources }), findOwnMatches: new FindOwnMatches({ sources }) };
}
