import { parseRoute } from '../../../src/domain/routes/parse-route.ts';
import type { Route } from '../../../src/domain/routes/route.ts';
import { splitAddress } from '../../../src/domain/routes/split-address.ts';

export function routeAt(address: string): Route {
  return parseRoute(splitAddress(address)).route;
}
