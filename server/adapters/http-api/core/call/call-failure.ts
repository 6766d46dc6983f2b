import type { FieldProblem } from '../../../../../src/domain/limits/checked.ts';
import type { Phrase } from '../../../../../src/domain/messages/message.ts';
import type { WireFieldError } from '../../../../../wire/envelope.ts';
import type { SourceTrouble } from '../../../../../src/domain/sources/source-trouble.ts';
import { ERRORS, type ErrorReason } from '../../../../../wire/errors.ts';
import { invalidValue, missingParameter } from './developer-texts.ts';

export type FailureDetails = {
  /** The field with the invalid value. */
  readonly target?: string | null;
  readonly fields?: readonly WireFieldError[];
  /** A text for people; the reason's default text when omitted. */
  readonly message?: Phrase;
  /** A text for developers in its place, in English. */
  readonly technical?: string;
  /** More for developers. Never stack traces, SQL, file names or other people's data. */
  readonly detail?: string;
  /** Additional keys of `extra_data`, for example `{ object: 'upload' }`. */
  readonly extra?: {
    readonly message?: string;
    readonly object?: string;
    readonly trouble?: SourceTrouble;
    readonly made?: string;
  };
  /** Seconds until a retry is useful. */
  readonly retryAfter?: number;
  /** The allowed verbs of the address, for 405. */
  readonly allow?: readonly string[];
  readonly cause?: unknown;
};

/** Seconds for `Retry-After` of a busy server. */
const BUSY_S = 5;

/** Ends a call with one of the failures of the contract. Every other error of a handler becomes a 500. */
export class CallFailure extends Error {
  readonly reason: ErrorReason;
  readonly details: FailureDetails;

  constructor(reason: ErrorReason, details: FailureDetails = {}) {
    super(details.technical ?? details.detail ?? reason, { cause: details.cause });
    this.name = 'CallFailure';
    this.reason = reason;
    this.details = details;
  }

  get httpStatus(): number {
    return ERRORS[this.reason].httpStatus;
  }

  /** Seconds until a retry is useful; undefined when nobody knows, or none is. */
  get retryAfter(): number | undefined {
    return this.details.retryAfter ?? (this.reason === 'unavailable' ? BUSY_S : undefined);
  }
}

/** 400/1 about one field: missing, too long, not allowed … */
export function invalidParameter(
  name: string,
  problem: FieldProblem,
  more: { readonly limit?: number; readonly message?: Phrase; readonly detail?: string } = {},
): CallFailure {
  const field: WireFieldError =
    more.limit === undefined ? { name, problem } : { name, problem, limit: more.limit };
  return invalidParameters([field], more);
}

/** 400/1 about several fields; the first one is the target. */
export function invalidParameters(
  fields: readonly WireFieldError[],
  more: { readonly message?: Phrase; readonly technical?: string; readonly detail?: string } = {},
): CallFailure {
  const first = fields[0];
  const name = first?.name ?? '';
  const isMissing = first?.problem === 'missing';
  return new CallFailure('invalid_parameter', {
    target: name,
    fields,
    ...(isMissing && more.message === undefined ? { technical: missingParameter(name) } : {}),
    ...more,
    detail: more.detail ?? fields.map(describeProblem).join('; '),
    extra: { message: isMissing ? missingParameter(name) : invalidValue(name) },
  });
}

/** 404/70, with the kind of thing that was not found. */
export function objectNotFound(object: string): CallFailure {
  return new CallFailure('object_not_found', { extra: { object } });
}

/** 409/16: a unique value of this field is in use. */
export function taken(name: string): CallFailure {
  return new CallFailure('taken', {
    target: name,
    fields: [{ name, problem: 'not_unique' }],
    detail: `${name}: not_unique`,
  });
}

function describeProblem(field: WireFieldError): string {
  return field.limit === undefined
    ? `${field.name}: ${field.problem}`
    : `${field.name}: ${field.problem}, limit ${field.limit}`;
}
