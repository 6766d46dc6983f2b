import { Container } from 'inversify';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { provide, provideValue, type Bind } from '../../src/composition/provide.ts';
import { token, type Token } from '../../src/composition/token.ts';

type Clock = { now: () => number };
type Shelf = { readonly clock: Clock; readonly size: number };

const ClockToken = token<Clock>('Clock');
const SizeToken = token<number>('Size');
const ShelfToken = token<Shelf>('Shelf');

/** A container in which shelves stand on a clock and a size. */
function aContainer(): Container {
  const container = new Container();
  const bind: Bind = (id) => container.bind(id);
  provideValue(bind, SizeToken, 3);
  provide(bind, ClockToken, {}, () => ({ now: () => 0 }));
  provide(bind, ShelfToken, { clock: ClockToken, size: SizeToken }, (deps) => ({ ...deps }));
  return container;
}

describe('what a container gives', () => {
  test('is made from the dependencies by their names', () => {
    const container = aContainer();
    const shelf = container.get<Shelf>(ShelfToken);
    expect(shelf.size).toBe(3);
    expect(shelf.clock).toBe(container.get(ClockToken));
  });

  test('is made once in a container', () => {
    const container = aContainer();
    expect(container.get(ShelfToken)).toBe(container.get(ShelfToken));
  });

  test('is another one in another container', () => {
    expect(aContainer().get(ShelfToken)).not.toBe(aContainer().get(ShelfToken));
  });

  test('two bindings of one token fail instead of one winning', () => {
    const container = aContainer();
    provideValue((id) => container.bind(id), SizeToken, 4);
    expect(() => container.get(SizeToken)).toThrow();
  });

  test('a missing binding is named in the error', () => {
    const container = new Container();
    provide(
      (id) => container.bind(id),
      ShelfToken,
      { clock: ClockToken },
      ({ clock }) => ({ clock, size: 1 }),
    );
    expect(() => container.get(ShelfToken)).toThrow('Clock');
  });
});

describe('what does not compile', () => {
  type Make<D extends Readonly<Record<string, symbol>>> = Parameters<typeof provide<Shelf, D>>[3];

  test('a dependency that was not named is not there', () => {
    type Given = Parameters<Make<{ clock: Token<Clock> }>>[0];
    expectTypeOf<Given>().toEqualTypeOf<{ readonly clock: Clock }>();
    expectTypeOf<(deps: { clock: Clock; size: number }) => Shelf>().not.toExtend<
      Make<{ clock: Token<Clock> }>
    >();
  });

  test('a dependency of another type is refused', () => {
    expectTypeOf<(deps: { clock: Clock; size: string }) => Shelf>().not.toExtend<
      Make<{ clock: Token<Clock>; size: Token<number> }>
    >();
    expectTypeOf<(deps: { clock: Clock; size: number }) => Shelf>().toExtend<
      Make<{ clock: Token<Clock>; size: Token<number> }>
    >();
  });

  test('what is made must be what the token names', () => {
    expectTypeOf<() => Clock>().not.toExtend<Make<Record<never, symbol>>>();
  });

  test('a token stands for exactly one type', () => {
    expectTypeOf<Token<number>>().not.toExtend<Token<string>>();
    expectTypeOf<Token<{ a: 1; b: 2 }>>().not.toExtend<Token<{ a: 1 }>>();
    expectTypeOf<symbol>().not.toExtend<Token<number>>();
  });
});
