import type { ServiceIdentifier } from 'inversify';

declare const provides: unique symbol;

/** Identifies a dependency and carries its type, so that a wrong one does not compile. */
export type Token<T> = symbol & { readonly [provides]: (value: T) => T };

/** `name` is used in error messages. */
export function token<T>(name: string): Token<T> {
  return Symbol(name) as Token<T>;
}

const lazy = new Set<symbol>();

/** A token that a later chunk binds. An override of it may wait for that chunk. */
export function lazyToken<T>(name: string): Token<T> {
  const made = token<T>(name);
  lazy.add(made);
  return made;
}

export function isLazy(token: symbol): boolean {
  return lazy.has(token);
}

/** The same token as the container's identifier type. */
export function identifier<T>(of: Token<T>): ServiceIdentifier<T> {
  return of;
}
