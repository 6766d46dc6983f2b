import type { Clock } from '../../application/ports/surroundings.ts';

export class SystemClock implements Clock {
  now(): number {
    return Date.now();
  }
}
