import type { WebFailed, WebFailure } from '../../application/ports/web/web.ts';

/** Ends a fetch with its reason. */
export class WebRefusal extends Error {
  override readonly name = 'WebRefusal';
  readonly reason: WebFailure;
  readonly answer: Pick<WebFailed, 'status' | 'retryAfterMs'>;

  constructor(reason: WebFailure, options: ErrorOptions & { readonly answer?: WebRefusal['answer'] } = {}) {
    super(reason, options);
    this.reason = reason;
    this.answer = options.answer ?? {};
  }
}
