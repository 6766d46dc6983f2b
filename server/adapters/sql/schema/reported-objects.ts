import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { ReportedObject } from '../../../../src/domain/reports/report.ts';
import { keyOf } from './keys.ts';
import type { Tables } from './tables.ts';

/** The rows about one of these things. */
export function isOneOf<Table extends 'reports' | 'moderation_decisions'>(
  eb: ExpressionBuilder<Tables, Table>,
  objects: readonly ReportedObject[],
): Expression<SqlBool> {
  const plain = eb as unknown as ExpressionBuilder<Tables, 'reports'>;
  return plain.or(
    objects.map(({ objectType, objectId }) =>
      plain.and([plain('object_id', '=', keyOf(objectId)), plain('object_type', '=', objectType)]),
    ),
  );
}
