import { expect, test } from 'vitest';
import { mayStart } from '../../../src/domain/videos/may-start.ts';

const organic = (id: string) => ({ id, isPromoted: false });
const promoted = (id: string) => ({ id, isPromoted: true });

test('an organic video does not start while another organic one plays', () => {
  expect(mayStart(organic('b'), [organic('a')])).toBe(false);
});

test('it starts when nothing plays, or only itself, or only promoted ones', () => {
  expect(mayStart(organic('b'), [])).toBe(true);
  expect(mayStart(organic('b'), [organic('b')])).toBe(true);
  expect(mayStart(organic('b'), [promoted('c')])).toBe(true);
});

test('a promoted video starts whatever plays', () => {
  expect(mayStart(promoted('c'), [organic('a'), promoted('d')])).toBe(true);
});
