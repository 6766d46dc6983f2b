import type { WebFailure } from '../../application/ports/web.ts';

/** Ends a fetch: nothing will come, and why. */
export class WebRefusal extends Error {
  override readonly name = 'WebRefusal';
  readonly reason: WebFailure;
  readonly status: number | undefined;

  constructor(reason: WebFailure, options: ErrorOptions & { readonly status?: number } = {}) {
    super(reason, options);
    this.reason = reason;
    this.status = options.status;
  }
}
