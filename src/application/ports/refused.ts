import type { FieldProblem } from '../../domain/limits/checked.ts';

/** The server refused the request. `fields` names the invalid fields of the form. */
export type Refused = {
  readonly kind: 'refused';
  /** May be displayed unchanged. */
  readonly message: string;
  readonly fields: readonly {
    readonly name: string;
    readonly problem: FieldProblem;
    readonly limit?: number;
    /** More specific than `problem`; may be displayed unchanged. */
    readonly words?: string;
  }[];
  /** What was named but no longer exists: the place, or the pin to save. */
  readonly missing?: 'board' | 'section' | 'pin';
};
