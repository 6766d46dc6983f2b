import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { bool, id } from '../../params/kinds.ts';
import { kind } from '../../params/param.ts';
import { required } from '../../params/presence.ts';
import type { WireLeadForm } from '../../promotion.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

type RawAnswers = Readonly<Record<string, unknown>>;

/** Answers by field, as an object or its JSON. */
const answers = kind<RawAnswers, Readonly<Record<string, string>>>('object of texts', (raw) => {
  const given = typeof raw === 'string' ? parsed(raw) : raw;
  if (given === null || typeof given !== 'object' || Array.isArray(given)) return refuse('wrong_type');
  return accept(given as RawAnswers);
});

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The forms of lead ads. */
export const LEAD_FORM_CALLS = {
  readLeadForm: resource({
    name: 'LeadFormResource',
    action: 'get',
    endpointName: 'lead_form_get',
    says: 'Reads the form of a running lead ad.',
    who: 'A',
    params: { lead_form_id: required(id<string>()) },
    answer: payload<WireLeadForm>('the form'),
    errors: ['object_not_found'],
  }),
  answerLeadForm: resource({
    name: 'LeadFormResource',
    action: 'create',
    endpointName: 'lead_form_create',
    says: 'Sends answers to the advertiser, with the consent of who gives them.',
    who: 'A',
    params: {
      lead_form_id: required(id<string>()),
      answers: required(answers),
      consent: required(bool()),
    },
    answer: OK_PAYLOAD,
    errors: ['object_not_found', 'invalid_parameter'],
  }),
};
