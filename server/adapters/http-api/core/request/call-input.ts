import { CallFailure } from '../call/call-failure.ts';
import { FormFields } from './form-fields.ts';
import { readJson, UnreadableJson } from '../../../../../wire/params/json-reader.ts';

export type RawOptions = Readonly<Record<string, unknown>>;

/** The input of a call, before its parameters are parsed. */
export type CallInput = {
  readonly options: RawOptions;
  readonly sourceUrl: string;
  /** Query fields, for the few options that may be sent there as well. */
  readonly query: FormFields;
};

export type ReadableBody =
  | { readonly kind: 'none' }
  | { readonly kind: 'form'; readonly fields: FormFields }
  | { readonly kind: 'json'; readonly value: RawOptions }
  /** The body has a content type that calls do not accept. */
  | { readonly kind: 'foreign' };

/**
 * Parses a body by its content type, which may carry parameters or a stray `;`.
 *
 * @throws {CallFailure} 400/4 when the body does not match its type
 */
export function understandBody(bytes: Uint8Array, contentType: string | null): ReadableBody {
  if (bytes.byteLength === 0) return { kind: 'none' };
  const type = (contentType ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return { kind: 'json', value: objectFrom(textOf(bytes)) };
  if (type === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: new FormFields(textOf(bytes)) };
  }
  return { kind: 'foreign' };
}

/** Options of `/resource/…`. @throws {CallFailure} 400/4 */
export function resourceInput(query: FormFields, body: ReadableBody): CallInput {
  if (body.kind === 'json') {
    const { value } = body;
    if (!Object.hasOwn(value, 'options')) return { options: value, sourceUrl: '', query };
    return { options: optionsFrom(value), sourceUrl: text(value['source_url']), query };
  }
  const fields = body.kind === 'form' && body.fields.get('data') !== undefined ? body.fields : query;
  const sourceUrl =
    (body.kind === 'form' ? body.fields.get('source_url') : undefined) ?? query.get('source_url');
  const data = fields.get('data');
  const options = data === undefined || data.trim() === '' ? {} : optionsFrom(objectFrom(data));
  return { options, sourceUrl: sourceUrl ?? '', query };
}

/** Parameters of `/v3/…`: body fields take precedence over query fields. @throws {CallFailure} 400/4 */
export function directInput(query: FormFields, body: ReadableBody): CallInput {
  const own = body.kind === 'json' ? body.value : body.kind === 'form' ? body.fields.all() : {};
  const options = { ...query.all(), ...own };
  return { options, sourceUrl: text(options['source_url']), query };
}

/** Parses a JSON object. @throws {CallFailure} 400/4 */
export function objectFrom(json: string): RawOptions {
  let value: unknown;
  try {
    value = readJson(json);
  } catch (cause) {
    if (!(cause instanceof UnreadableJson)) throw cause;
    throw new CallFailure('malformed_request', { detail: cause.message, cause });
  }
  if (!isObject(value)) throw new CallFailure('malformed_request', { detail: 'not an object' });
  return value;
}

export function isObject(value: unknown): value is RawOptions {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function optionsFrom(data: RawOptions): RawOptions {
  const options = data['options'] ?? {};
  if (options === '') return {};
  if (!isObject(options)) throw new CallFailure('malformed_request', { detail: 'options: not an object' });
  return options;
}

function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new CallFailure('malformed_request', { detail: 'not UTF-8', cause });
  }
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
