import { bool, id } from '../../params/kinds.ts';
import { object } from '../../params/lists.ts';
import { required } from '../../params/presence.ts';
import type { WireLeadForm } from '../../promotion.ts';
import { OK_PAYLOAD, payload, resource } from '../declare.ts';

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
      /** By field; the form of the ad says which there are. */
      answers: required(object()),
      consent: required(bool()),
    },
    answer: OK_PAYLOAD,
    errors: ['object_not_found', 'invalid_parameter'],
  }),
};
