import { LEAD_FORM_CALLS } from '../../../../../wire/calls/ads/lead-form.ts';
import { invalidParameter, invalidParameters, objectNotFound } from '../../core/call/call-failure.ts';
import { implementCalls, OK, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';

/** The forms of lead ads. Without ads there are none. */
export function leadFormCalls({ ads }: CallDeps): readonly Call[] {
  return implementCalls(LEAD_FORM_CALLS, {
    readLeadForm: async (_context, { lead_form_id: id }) => {
      const form = (await ads?.leadForms.read(id)) ?? null;
      if (form === null) throw objectNotFound('lead_form');
      return { data: { id, ...form } };
    },
    answerLeadForm: async ({ viewerId }, { lead_form_id, answers, consent }) => {
      if (!consent) throw invalidParameter('consent', 'not_allowed');
      const outcome = await ads?.leadForms.answer(lead_form_id, viewerId, answers);
      if (outcome === undefined || outcome.kind === 'not_found') throw objectNotFound('lead_form');
      if (outcome.kind === 'invalid') {
        const fields = outcome.problems.map(({ field, problem, limit }) => ({
          name: `answers.${field}`,
          problem,
          ...(limit === undefined ? {} : { limit }),
        }));
        throw invalidParameters(fields);
      }
      return { data: OK };
    },
  });
}
