import { CallFailure } from '../call/call-failure.ts';

const MAX_FIELDS = 20_000;

/** Fields of a query string or form. A malformed field fails only when it is read. */
export class FormFields {
  readonly #raw: ReadonlyMap<string, string>;

  /** @throws {CallFailure} 400/4 for more than 20,000 fields */
  constructor(text: string) {
    this.#raw = split(text);
  }

  /** @throws {CallFailure} 400/4 when the value is not percent-encoded UTF-8 */
  get(name: string): string | undefined {
    const raw = this.#raw.get(name);
    if (raw === undefined) return undefined;
    const value = decode(raw);
    if (value === undefined)
      throw new CallFailure('malformed_request', { detail: `field ${name}: encoding` });
    return value;
  }

  /** All fields with a name. @throws {CallFailure} 400/4 */
  all(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.#raw.keys()].map((name) => [name, this.get(name) ?? '']));
  }
}

function split(text: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  if (text === '') return fields;
  const parts = text.split('&', MAX_FIELDS + 1);
  if (parts.length > MAX_FIELDS) throw new CallFailure('malformed_request', { detail: 'too many fields' });
  for (const part of parts) {
    const equals = part.indexOf('=');
    const name = decode(equals < 0 ? part : part.slice(0, equals));
    if (name !== undefined && name !== '') fields.set(name, equals < 0 ? '' : part.slice(equals + 1));
  }
  return fields;
}

function decode(raw: string): string | undefined {
  try {
    return decodeURIComponent(raw.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
}
