import fc from 'fast-check';
import { MergedObject } from '../../../../server/adapters/http-api/core/answer/merged-object.ts';
import { preEncoded } from '../../../../server/adapters/http-api/core/answer/json-writer.ts';

/** Values of answers: objects are pre-encoded or merged now and then, in lists and in each other. */
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
    tie('plain').map(preEncoded),
    fc.tuple(tie('plain'), tie('plain'), tie('plain')).map(([one, two, three]) => {
      const apart = { one: Object.values(one) };
      return MergedObject.of(
        preEncoded(apart),
        { two, ...(Object.keys(two).length > 1 ? { three } : {}) },
        preEncoded({}),
      );
    }),
  ),
  plain: fc.dictionary(fc.string({ unit: 'binary' }), tie('anything'), { maxKeys: 4 }),
}));
