import type { Logger } from '../../application/ports/logger.ts';

export type LogEntry = {
  readonly level: 'debug' | 'warn' | 'error';
  readonly event: string;
  readonly detail: unknown;
};

/** Records log entries instead of printing them. */
export class RecordingLogger implements Logger {
  readonly entries: LogEntry[] = [];

  debug(event: string, detail?: unknown): void {
    this.entries.push({ level: 'debug', event, detail });
  }

  warn(event: string, detail?: unknown): void {
    this.entries.push({ level: 'warn', event, detail });
  }

  error(event: string, detail?: unknown): void {
    this.entries.push({ level: 'error', event, detail });
  }
}
