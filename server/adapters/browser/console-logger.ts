import type { LogFields, Logger } from '../../application/ports/surroundings.ts';

/** Logs warnings and errors of the in-page server to the console. */
export class ConsoleLogger implements Logger {
  error(event: string, fields?: LogFields): void {
    console.error(event, fields ?? '');
  }

  warn(event: string, fields?: LogFields): void {
    console.warn(event, fields ?? '');
  }

  info(): void {}

  debug(): void {}
}
