import type { FieldProblem } from '../../domain/limits/checked.ts';

/** The server refused the request. `fields` names the invalid fields of the form. */
export type Refused = {
  readonly kind: 'refused';
  /** May be shown as it is. */
  readonly message: string;
  readonly fields: readonly {
    readonly name: string;
    readonly problem: FieldProblem;
    readonly limit?: number;
    /** Say more than the problem; may be shown as they are. */
    readonly words?: string;
  }[];
  /** The place that was named but no longer exists. */
  readonly missing?: 'board' | 'section';
};
