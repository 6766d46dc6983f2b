import { pinIdOfSegment } from './internal/pin-segment.ts';
import { decodePart, readQuery } from './internal/query-text.ts';
import { isReservedName } from './reserved-words.ts';
import { ROUTE_ADDRESSES, type ParameterValue, type RouteAddress } from './internal/route-address.ts';
import type { QueryField } from './internal/route-entry.ts';
import { readMarkers, type RouteMarkers } from './internal/route-markers.ts';
import type { NamedRoute, Route } from './route.ts';
import { safeNextPath } from './safe-next-path.ts';
import type { AddressParts } from './split-address.ts';

/** The hash that opens the full image viewer over a closeup. */
export const IMAGE_VIEWER_HASH = '#imgViewer';

export interface ParsedRoute {
  readonly route: Route;
  readonly markers: RouteMarkers;
  readonly imageViewer: boolean;
}

const NOT_FOUND: Route = { kind: 'not-found' };
const CONTROL_CHARACTER = /\p{Cc}/u;

/** If two addresses match, the one with more fixed segments wins: `/pin/create/` before `/pin/{pinId}/`. */
const ADDRESSES_BY_LENGTH = Map.groupBy(
  ROUTE_ADDRESSES.toSorted((a, b) => fixedWords(b) - fixedWords(a)),
  (address) => address.segments.length,
);

function fixedWords(address: RouteAddress): number {
  return address.segments.filter((segment) => segment.type === 'literal').length;
}

/**
 * Parses an address. Takes any text and never throws: unknown addresses, including broken percent-encoding, are
 * `not-found`. Segments are decoded exactly once; a trailing slash never matters.
 */
export function parseRoute(address: AddressParts): ParsedRoute {
  const search = address.search ?? '';
  const route = routeOf(address.pathname, search);
  return {
    route,
    markers: readMarkers(search),
    imageViewer: route.kind === 'pin' && address.hash === IMAGE_VIEWER_HASH,
  };
}

function routeOf(pathname: string, search: string): Route {
  const segments = segmentsOf(pathname);
  if (segments === undefined) return NOT_FOUND;
  for (const address of ADDRESSES_BY_LENGTH.get(segments.length) ?? []) {
    const parameters = match(address, segments);
    if (parameters === undefined) continue;
    // The table's entries are typed by route, so the parameters match the route.
    return {
      kind: address.kind,
      ...address.sets,
      ...parameters,
      ...queryParameters(address, search),
    } as NamedRoute;
  }
  return NOT_FOUND;
}

interface PathSegment {
  readonly raw: string;
  readonly text: string;
}

function segmentsOf(pathname: string): readonly PathSegment[] | undefined {
  if (!pathname.startsWith('/')) return undefined;
  const inner = pathname.slice(1).replace(/\/$/, '');
  if (inner === '') return pathname === '/' ? [] : undefined;
  const segments: PathSegment[] = [];
  for (const raw of inner.split('/')) {
    const text = decodePart(raw);
    if (!text || text === '.' || text === '..' || CONTROL_CHARACTER.test(text)) return undefined;
    segments.push({ raw, text });
  }
  return segments;
}

function match(
  address: RouteAddress,
  segments: readonly PathSegment[],
): Record<string, ParameterValue> | undefined {
  if (address.segments[0]?.type === 'parameter' && !mayBelongToPerson(segments)) return undefined;
  const parameters: Record<string, ParameterValue> = {};
  for (const [index, { raw, text }] of segments.entries()) {
    const expected = address.segments[index];
    if (expected?.type === 'literal' && expected.text !== text) return undefined;
    if (expected?.type !== 'parameter') continue;
    const value = expected.name === 'pinId' ? pinIdOfSegment(raw) : text;
    if (!value) return undefined;
    parameters[expected.name] = value;
  }
  return parameters;
}

/** Addresses below a username have no dot: those with one are files, such as the feed of a board. */
function mayBelongToPerson(segments: readonly PathSegment[]): boolean {
  return !segments.some(({ text }) => text.includes('.')) && !isReservedName(segments[0]?.text ?? '');
}

function queryParameters(address: RouteAddress, search: string): Record<string, ParameterValue> {
  const parameters: Record<string, ParameterValue> = {};
  if (address.query.length === 0) return parameters;
  const query = readQuery(search);
  for (const [name, field] of address.query) {
    const value = queryValue(field, query.get(field.key));
    if (value !== undefined) parameters[name] = value;
  }
  return parameters;
}

function queryValue(field: QueryField, value: string | undefined): ParameterValue | undefined {
  if (field.type === 'own-path') return safeNextPath(value);
  if (field.type === 'flag') return value === 'true' ? true : undefined;
  return value;
}
