import { ContainerModule } from 'inversify';
import type { LazyChunk } from '../assembly.ts';
import { provide, type Resolved, type Tokens } from '../provide.ts';
import { token } from '../token.ts';

/** A lazy chunk: `modules` bind its ports, `make` builds its use-cases on them. */
export function lazyChunk<T, D extends Tokens>(
  modules: readonly ContainerModule[],
  dependencies: D,
  make: (dependencies: Resolved<D>) => T,
): LazyChunk<T> {
  const provides = token<T>('LazyChunk');
  const own = new ContainerModule(({ bind }) => provide(bind, provides, dependencies, make));
  return { modules: [...modules, own], provides };
}
