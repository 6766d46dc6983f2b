import { provide, type Bind, type Resolved, type Tokens } from '../../src/composition/provide.ts';
import type { Token } from '../../src/composition/token.ts';

/**
 * Like `provide`, for what has to be opened first. Whoever puts the server together awaits it once
 * (`Assembly.getAsync`); from then on it is there like everything else.
 */
export function provideAsync<T, D extends Tokens>(
  bind: Bind,
  to: Token<T>,
  dependencies: D,
  open: (dependencies: Resolved<D>) => Promise<T>,
): void {
  provide(bind, to as unknown as Token<Promise<T>>, dependencies, open);
}
