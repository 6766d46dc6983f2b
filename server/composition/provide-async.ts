import { provide, type Bind, type Resolved, type Tokens } from '../../src/composition/provide.ts';
import type { Token } from '../../src/composition/token.ts';

/**
 * Like `provide`, for dependencies that are opened asynchronously. The assembly awaits each once (`Assembly.getAsync`);
 * afterwards they resolve synchronously.
 */
export function provideAsync<T, D extends Tokens>(
  bind: Bind,
  to: Token<T>,
  dependencies: D,
  open: (dependencies: Resolved<D>) => Promise<T>,
): void {
  provide(bind, to as unknown as Token<Promise<T>>, dependencies, open);
}
