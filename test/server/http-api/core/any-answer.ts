import fc from 'fast-check';
import { Joined } from '../../../../server/adapters/http-api/core/answer/joined.ts';
import { kept } from '../../../../server/adapters/http-api/core/answer/json-writer.ts';

/** Values of answers: objects come kept or joined now and then, in lists and in each other. */
export const { anything: anyAnswer } = fc.letrec<{ anything: unknown; plain: object }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
      fc.integer(),
      fc.boolean(),
      fc.constantFrom(null, undefined),
    ),
    fc.array(tie('anything')),
    tie('plain'),
    tie('plain').map(kept),
    fc.tuple(tie('plain'), tie('plain'), tie('plain')).map(([one, two, three]) => {
      const apart = { one: Object.values(one) };
      return Joined.of(kept(apart), { two, ...(Object.keys(two).length > 1 ? { three } : {}) }, kept({}));
    }),
  ),
  plain: fc.dictionary(fc.string({ unit: 'binary' }), tie('anything'), { maxKeys: 4 }),
}));
