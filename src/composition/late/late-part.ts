import { ContainerModule } from 'inversify';
import type { LatePart } from '../assembly.ts';
import { provide, type Resolved, type Tokens } from '../provide.ts';
import { token } from '../token.ts';

/** A part of the app in a chunk of its own: `modules` bind its ports, `make` builds it on them. */
export function latePart<T, D extends Tokens>(
  modules: readonly ContainerModule[],
  dependencies: D,
  make: (dependencies: Resolved<D>) => T,
): LatePart<T> {
  const gives = token<T>('LatePart');
  const own = new ContainerModule(({ bind }) => provide(bind, gives, dependencies, make));
  return { modules: [...modules, own], gives };
}
