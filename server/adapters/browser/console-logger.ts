import type { LogFields, Logger } from '../../application/ports/surroundings.ts';

/** Warnings and errors of the server in the page, on its console. */
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
