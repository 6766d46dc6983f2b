import { CallFailure } from '../../../../server/adapters/http-api/core/call/call-failure.ts';
import type { Call } from '../../../../server/adapters/http-api/core/call/define-call.ts';

/** The same call, which breaks instead of failing in a way that its declaration does not name. */
export function asDeclared(call: Call): Call {
  return {
    ...call,
    async run(context, options) {
      try {
        return await call.run(context, options);
      } catch (error) {
        if (!(error instanceof CallFailure) || call.errors?.includes(error.reason)) throw error;
        throw new Error(`${call.endpointName} does not declare ${error.reason}`, { cause: error });
      }
    },
  };
}
