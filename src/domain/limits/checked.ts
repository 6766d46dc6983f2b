/** The problems of a field's value. */
export type FieldProblem =
  | 'missing'
  | 'wrong_type'
  | 'too_short'
  | 'too_long'
  | 'out_of_range'
  | 'not_allowed'
  | 'not_unique'
  | 'bad_format';

/** A refused value with the reason, and with the limit if it was exceeded. */
export interface Refusal {
  readonly ok: false;
  readonly problem: FieldProblem;
  readonly limit?: number;
  /** The position of the error in a composite value, such as `[1].link`. */
  readonly at?: string;
  /** The unit of the limit. Default: characters. */
  readonly counts?: 'items';
}

/** A valid value in its stored form, or the reason why it is refused. */
export type Checked<T> = { readonly ok: true; readonly value: T } | Refusal;

export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

export function refuse(problem: FieldProblem, limit?: number): Refusal {
  return limit === undefined ? { ok: false, problem } : { ok: false, problem, limit };
}
