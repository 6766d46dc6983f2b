import type { FieldProblem, Refusal } from '../../../../../src/domain/limits/checked.ts';
import type { WireFieldError } from '../../../../../wire/envelope.ts';
import { invalidParameters } from './call-failure.ts';
import { tooFew, tooLong, tooMany, tooShort } from './developer-texts.ts';
import type { CallInput, RawOptions } from '../request/call-input.ts';
import type { Param, ParamSet } from '../../../../../wire/params/param.ts';

/** Other spellings of some options, sent by old clients. */
const CAMEL_CASE: Readonly<Record<string, string>> = {
  client_tracking_params: 'clientTrackingParams',
  event_context: 'eventContext',
  object_id: 'objectId',
  pin_id: 'pinId',
  comment_id: 'commentId',
};
const SNAKE_CASE: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(CAMEL_CASE).map(([snake, camel]) => [camel, snake]),
);

/**
 * Parses the parameters of a call. Unknown options are ignored.
 *
 * @throws {CallFailure} 400/1 that names every invalid field
 */
export function readOptions(params: ParamSet, input: CallInput): Readonly<Record<string, unknown>> {
  const values: [string, unknown][] = [];
  const errors: WireFieldError[] = [];
  let technical: string | undefined;
  for (const [name, param] of Object.entries(params)) {
    const raw = rawValue(name, param, input);
    const read = param.read(raw);
    if (read.ok) values.push([name, read.value]);
    else {
      const limit = read.limit === undefined ? {} : { limit: read.limit };
      errors.push({ name: name + (read.at ?? ''), problem: read.problem, ...limit });
      technical ??= textOf(read, param.label ?? labelOf(name), Array.isArray(raw));
    }
  }
  if (errors.length > 0) throw invalidParameters(errors, technical === undefined ? {} : { technical });
  return Object.fromEntries(values);
}

/** The sent options, with parsed values in their normal form. */
export function parsedOptions(
  sent: RawOptions,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, raw]) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      return [name, value === undefined || value === null ? raw : value];
    }),
  );
}

function rawValue(name: string, param: Param<unknown>, input: CallInput): unknown {
  for (const candidate of namesOf(name, param)) {
    const value = own(input.options, candidate);
    if (value !== undefined) return value;
  }
  return param.fromQuery === true ? input.query.get(name) : undefined;
}

function namesOf(name: string, param: Param<unknown>): readonly string[] {
  return [name, ...param.aliases].flatMap((each) => {
    const other = CAMEL_CASE[each] ?? SNAKE_CASE[each];
    return other === undefined ? [each] : [each, other];
  });
}

function own(options: RawOptions, name: string): unknown {
  return Object.hasOwn(options, name) ? options[name] : undefined;
}

function textOf(refusal: Refusal, label: string, isList: boolean): string | undefined {
  const { problem, limit, at, counts } = refusal;
  if (at === undefined) return textFor(label, problem, limit, isList);
  const part = at.slice(at.lastIndexOf('.') + 1);
  // An item of a list has no name.
  if (part.endsWith(']')) return undefined;
  return textFor(labelOf(part), problem, limit, counts === 'items');
}

function textFor(
  label: string,
  problem: FieldProblem,
  limit: number | undefined,
  isList: boolean,
): string | undefined {
  if (limit === undefined) return undefined;
  if (problem === 'too_long') return isList ? tooMany(label, limit) : tooLong(label, limit);
  if (problem === 'too_short') return isList ? tooFew(label, limit) : tooShort(label, limit);
  return undefined;
}

function labelOf(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
