import { pinSegment } from './internal/pin-segment.ts';
import { encodePart } from './internal/query-text.ts';
import { addressOf, parametersOf, type RouteAddress, type Parameters } from './internal/route-address.ts';
import type { NamedRoute } from './route.ts';

/**
 * The canonical address of a page; `parseRoute` parses it back to the same route. Contains no markers.
 * @throws {Error} when a parameter of the path is empty.
 */
export function formatRoute(route: NamedRoute): string {
  const address = addressOf(route);
  const parameters = parametersOf(route);
  return path(address, parameters) + query(address, parameters);
}

function path(address: RouteAddress, parameters: Parameters): string {
  const segments = address.segments.map((segment) => {
    if (segment.type === 'literal') return segment.text;
    if (segment.type === 'ignored') return '';
    const value = String(parameters[segment.name]);
    return segment.name === 'pinId' ? pinSegment(value) : encodePart(value);
  });
  return '/' + segments.join('/') + (address.endsWithSlash && segments.length > 0 ? '/' : '');
}

function query(address: RouteAddress, parameters: Parameters): string {
  let text = '';
  for (const [name, { key, separator }] of address.query) {
    const value = parameters[name];
    if (value === undefined || value === '' || value === false) continue;
    text += `${text === '' ? '?' : separator}${key}=${encodePart(String(value))}`;
  }
  return text;
}
