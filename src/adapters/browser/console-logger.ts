import type { EarlyEntry, Logger } from '../../application/ports/logger.ts';

/** Writes to the browser's console, for developers. */
export class ConsoleLogger implements Logger {
  early: EarlyEntry[] | null = [];

  debug(event: string, detail?: unknown): void {
    console.debug(event, detail);
  }

  warn(event: string, detail?: unknown): void {
    console.warn(event, detail);
    this.early?.push(['warn', event]);
  }

  error(event: string, detail?: unknown): void {
    console.error(event, detail);
    this.early?.push(['error', event]);
  }
}
