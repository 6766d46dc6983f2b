import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Remembered } from '../../../../server/adapters/http-api/serialize/remembered.ts';

type Facts = { readonly title: string; readonly saves: number; readonly link: string | null };

const facts = fc.record<Facts>({
  title: fc.constantFrom('a', 'b'),
  saves: fc.nat(1),
  link: fc.constantFrom(null, ''),
});
const ROSE: Facts = { title: 'rose', saves: 0, link: null };

function counted(limit: number) {
  const made: Facts[] = [];
  const remembered = new Remembered((from: Facts) => {
    made.push(from);
    return { ...from };
  }, limit);
  return { made, remembered };
}

test('a result is always the one of the facts, whatever was asked before and however little is kept', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('1', '2', '3', '4', '5'), facts)), (asked) => {
      const { remembered } = counted(3);
      for (const [name, from] of asked) expect(remembered.of(name, from)).toEqual(from);
    }),
  );
});

test('the same facts give the same result without making it again', () => {
  const { made, remembered } = counted(10);
  const first = remembered.of('1', ROSE);
  expect(remembered.of('1', { ...ROSE })).toBe(first);
  expect(made).toHaveLength(1);
});

test('one other fact makes it again', () => {
  const { made, remembered } = counted(10);
  remembered.of('1', ROSE);
  expect(remembered.of('1', { ...ROSE, link: '' })).toEqual({ ...ROSE, link: '' });
  expect(made).toHaveLength(2);
});

test('no more is kept than said, and what is asked for stays', () => {
  const { made, remembered } = counted(20);
  for (let round = 0; round < 50; round += 1) {
    remembered.of('popular', ROSE);
    remembered.of(`other ${round}`, ROSE);
  }
  expect(made).toHaveLength(51);
  for (let round = 0; round < 30; round += 1) remembered.of(`other ${round}`, ROSE);
  expect(made).toHaveLength(81);
});
