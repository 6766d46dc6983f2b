import { ContainerModule, type Container } from 'inversify';
import { identifier, type Token } from './token.ts';

export type Bind = Container['bind'];

/* `any` in the bound of a mapped type accepts every token; the mapping below restores the type of each. */
export type Tokens = Readonly<Record<string, symbol>>;
export type Resolved<D extends Tokens> = {
  readonly [Name in keyof D]: D[Name] extends Token<infer T> ? T : never;
};

/**
 * Binds `to` to the result of `make` with the named dependencies, once per container. A missing, superfluous or
 * mistyped dependency is a compile error at the call.
 */
export function provide<T, D extends Tokens>(
  bind: Bind,
  to: Token<T>,
  dependencies: D,
  make: (dependencies: Resolved<D>) => T,
): void {
  const names = Object.keys(dependencies);
  const tokens = Object.values(dependencies);
  bind<T>(identifier(to))
    .toResolvedValue(
      (...values: unknown[]) =>
        make(Object.fromEntries(names.map((name, index) => [name, values[index]])) as Resolved<D>),
      tokens,
    )
    .inSingletonScope();
}

/** Binds a value that was created before the container: a configuration, an opened store. */
export function provideValue<T>(bind: Bind, to: Token<T>, value: T): void {
  bind<T>(identifier(to)).toConstantValue(value);
}

/** Rebinds a token of a profile to `value`: for the `overrides` of an app or a server. */
export function override<T>(to: Token<T>, value: T): ContainerModule {
  return new ContainerModule(({ bind }) => provideValue(bind, to, value));
}
