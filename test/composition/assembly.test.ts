import { ContainerModule } from 'inversify';
import { expect, test } from 'vitest';
import { Assembly } from '../../src/composition/assembly.ts';
import { lazyChunk } from '../../src/composition/lazy/lazy-chunk.ts';
import { override, provide, provideValue } from '../../src/composition/provide.ts';
import { lazyToken, token } from '../../src/composition/token.ts';

type Greeter = { greet: () => string };
const NameToken = token<string>('Name');
const GreeterToken = token<Greeter>('Greeter');
const LazyNameToken = lazyToken<string>('LazyName');

const profile = [
  new ContainerModule(({ bind }) => {
    provideValue(bind, NameToken, 'Ann');
    provide(bind, GreeterToken, { name: NameToken }, ({ name }) => ({ greet: () => `Hello ${name}` }));
  }),
];
const lateModule = new ContainerModule(({ bind }) => provideValue(bind, LazyNameToken, 'Late Ann'));
const latePartOnIt = lazyChunk(
  [lateModule],
  { lazy: LazyNameToken, early: NameToken },
  ({ lazy, early }) => ({
    lazy,
    early,
  }),
);

test('without overrides the profile holds', () => {
  expect(new Assembly({ profile }).get(GreeterToken).greet()).toBe('Hello Ann');
});

test('an override stands in the place of what the profile binds, for everything that needs it', () => {
  const assembly = new Assembly({ profile, overrides: [override(NameToken, 'Ben')] });
  expect(assembly.get(GreeterToken).greet()).toBe('Hello Ben');
});

test('an ordinary module overrides too, with dependencies from the profile', () => {
  const overrides = [
    new ContainerModule(({ bind }) =>
      provide(bind, GreeterToken, { name: NameToken }, ({ name }) => ({ greet: () => `Good day ${name}` })),
    ),
  ];
  expect(new Assembly({ profile, overrides }).get(GreeterToken).greet()).toBe('Good day Ann');
});

test('an override that nothing asks for is an error that names it', () => {
  const overrides = [override(token<number>('Forgotten'), 1), override(NameToken, 'Ben')];
  expect(() => new Assembly({ profile, overrides })).toThrow(/: Forgotten\.$/);
});

test('two overrides of one token are an error that names it', () => {
  const overrides = [override(NameToken, 'Ben'), override(NameToken, 'Cleo')];
  expect(() => new Assembly({ profile, overrides })).toThrow('Name');
});

test('a lazy chunk gets its ports from the same container, and is built once', () => {
  const assembly = new Assembly({ profile, overrides: [override(NameToken, 'Ben')] });
  const opened = assembly.open(latePartOnIt);
  expect(opened).toEqual({ lazy: 'Late Ann', early: 'Ben' });
  expect(assembly.open(latePartOnIt)).toBe(opened);
});

test('an override waits for the lazy chunk that asks for it', () => {
  const assembly = new Assembly({ profile, overrides: [override(LazyNameToken, 'Late Ben')] });
  expect(assembly.open(latePartOnIt).lazy).toBe('Late Ben');
});

test('a module that two lazy chunks name is loaded once', () => {
  const other = lazyChunk([lateModule], { lazy: LazyNameToken }, ({ lazy }) => ({ again: lazy }));
  const assembly = new Assembly({ profile });
  assembly.open(latePartOnIt);
  expect(assembly.open(other)).toEqual({ again: 'Late Ann' });
});

test('two modules of a profile that bind one token fail instead of one winning', () => {
  const twice = [...profile, new ContainerModule(({ bind }) => provideValue(bind, NameToken, 'Ben'))];
  expect(() => new Assembly({ profile: twice }).get(NameToken)).toThrow('Name');
});
