import type { LogFields, Logger } from '../../application/ports/surroundings.ts';

export type LogLevel = 'error' | 'warn' | 'info' | 'debug';
export type LogFormat = 'json' | 'text';

const RANK: Readonly<Record<LogLevel, number>> = { error: 0, warn: 1, info: 2, debug: 3 };
const SECRET_FIELD = /pass|token|cookie|secret|authorization|session_id/i;
/** Query parameters with secrets: mail links, codes. */
const SECRET_IN_ADDRESS = /([?&](?:token|t|code|password|signature)=)[^&\s"']+/gi;
const MAX_CAUSES = 5;

type JsonLoggerOptions = {
  readonly level: LogLevel;
  readonly format: LogFormat;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Writes one line with its line feed; to standard error by default. */
  readonly write?: (line: string) => void;
};

/** One line per event on standard error, without secrets. */
export class JsonLogger implements Logger {
  readonly #options: JsonLoggerOptions;

  constructor(options: JsonLoggerOptions) {
    this.#options = options;
  }

  error(event: string, fields?: LogFields): void {
    this.#log('error', event, fields);
  }

  warn(event: string, fields?: LogFields): void {
    this.#log('warn', event, fields);
  }

  info(event: string, fields?: LogFields): void {
    this.#log('info', event, fields);
  }

  debug(event: string, fields?: LogFields): void {
    this.#log('debug', event, fields);
  }

  #log(level: LogLevel, event: string, fields: LogFields = {}): void {
    const { format, now, write = (line: string) => process.stderr.write(line) } = this.#options;
    if (RANK[level] > RANK[this.#options.level]) return;
    const time = new Date(now()).toISOString();
    const entries = Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, redacted(name, value)] as const],
    );
    if (format === 'json') {
      write(`${JSON.stringify({ time, level, event, ...Object.fromEntries(entries) })}\n`);
    } else {
      const rest = entries.map(([name, value]) => ` ${name}=${JSON.stringify(value)}`).join('');
      write(`${time} ${level} ${event}${rest}\n`);
    }
  }
}

function redacted(name: string, value: NonNullable<LogFields[string]> | null): unknown {
  if (SECRET_FIELD.test(name)) return '[redacted]';
  if (value instanceof Error) return describeError(value, MAX_CAUSES);
  return typeof value === 'string' ? withoutSecrets(value) : value;
}

function describeError(error: Error, causes: number): Record<string, unknown> {
  const { cause } = error;
  return {
    name: error.name,
    message: withoutSecrets(error.message),
    ...(error.stack === undefined ? {} : { stack: withoutSecrets(error.stack) }),
    ...(cause instanceof Error && causes > 0 ? { cause: describeError(cause, causes - 1) } : {}),
  };
}

function withoutSecrets(text: string): string {
  return text.replace(SECRET_IN_ADDRESS, '$1[redacted]');
}
