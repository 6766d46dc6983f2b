import type { InteractionPageType, QueryField } from './route-entry.ts';
import { ROUTE_TABLE } from './route-table.ts';
import type { NamedRoute, RouteKind } from '../route.ts';

export type ParameterValue = string | boolean;
export type Parameters = Readonly<Record<string, ParameterValue | undefined>>;

export type AddressSegment =
  | { readonly type: 'literal'; readonly text: string }
  | { readonly type: 'parameter'; readonly name: string }
  | { readonly type: 'ignored' };

/** An address of the table, parsed. */
export interface RouteAddress {
  readonly kind: RouteKind;
  readonly segments: readonly AddressSegment[];
  readonly endsWithSlash: boolean;
  readonly sets: Parameters;
  readonly query: readonly (readonly [name: string, field: QueryField])[];
  readonly interaction: InteractionPageType;
}

/** All addresses of all pages, in the order of the table. */
export const ROUTE_ADDRESSES: readonly RouteAddress[] = Object.entries(ROUTE_TABLE).flatMap(([kind, entry]) =>
  entry.paths.map((given): RouteAddress => {
    const { path, sets, interaction } =
      typeof given === 'string' ? { path: given, sets: undefined, interaction: undefined } : given;
    return {
      kind: kind as RouteKind,
      segments: path
        .split('/')
        .filter((segment) => segment !== '')
        .map(segmentOf),
      endsWithSlash: path.endsWith('/'),
      sets: { ...sets },
      query: Object.entries<QueryField>({ ...entry.query }),
      interaction: interaction ?? entry.interaction ?? 'other',
    };
  }),
);

const ADDRESSES_BY_KIND = Map.groupBy(ROUTE_ADDRESSES, (address) => address.kind);

function segmentOf(segment: string): AddressSegment {
  if (segment === '*') return { type: 'ignored' };
  if (segment.startsWith('{')) return { type: 'parameter', name: segment.slice(1, -1) };
  return { type: 'literal', text: segment };
}

/**
 * The canonical address of a route: the first of those that contain most of its parameters.
 * @throws {Error} when a parameter of the path is empty.
 */
export function addressOf(route: NamedRoute): RouteAddress {
  const parameters = parametersOf(route);
  let best: RouteAddress | undefined;
  let bestSaid = -1;
  for (const address of ADDRESSES_BY_KIND.get(route.kind) ?? []) {
    const said = parametersSaid(address, parameters);
    if (said > bestSaid) [best, bestSaid] = [address, said];
  }
  if (best === undefined) throw new Error(`No address for ${JSON.stringify(route)}`);
  return best;
}

export function parametersOf(route: NamedRoute): Parameters {
  return route as unknown as Parameters;
}

/** The number of parameters in the path; -1 when the path does not match the route. */
function parametersSaid(address: RouteAddress, parameters: Parameters): number {
  let said = 0;
  for (const segment of address.segments) {
    if (segment.type === 'ignored') return -1;
    if (segment.type !== 'parameter') continue;
    if (!parameters[segment.name]) return -1;
    said += 1;
  }
  for (const [name, value] of Object.entries(address.sets)) {
    if (parameters[name] !== value) return -1;
    said += 1;
  }
  return said;
}
