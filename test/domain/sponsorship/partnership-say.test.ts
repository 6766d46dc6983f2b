import { describe, expect, test } from 'vitest';
import { toUserId, type UserId } from '../../../src/domain/ids/ids.ts';
import type { Sponsorship } from '../../../src/domain/pins/pin-relations.ts';
import { partnershipSay } from '../../../src/domain/sponsorship/partnership-say.ts';
import { aUserShort } from '../../builders/a-user.ts';
import { english } from '../../support/english.ts';

const ann = aUserShort({ entityId: toUserId('11'), fullName: 'Ann' });
const acme = aUserShort({ entityId: toUserId('13'), username: 'acme', fullName: 'Acme' });
const at = (status: number | null, fields: Partial<Sponsorship> = {}): Sponsorship => ({
  creator: ann,
  sponsor: acme,
  status,
  ...fields,
});
const told = (sponsorship: Sponsorship, viewerId: UserId) => {
  const say = partnershipSay(sponsorship, viewerId);
  return say && { ...say, text: english(say.text) };
};

describe('the sponsor of a pin', () => {
  test.each([
    [0, 'Ann says you’re paying for this Pin. Its label will name you once you confirm.', [1, 2]],
    [1, 'You confirmed this paid partnership.', [3]],
    [2, 'This partnership was declined or withdrawn.', []],
    [3, 'You ended this partnership.', []],
  ])('is told how things stand at %i, and what there is to answer', (status, text, answers) => {
    expect(told(at(status), acme.entityId)).toEqual({ side: 'sponsor', text, answers });
  });

  test.each([
    ['by the username, without a full name', { ...ann, fullName: '' }, 'ann says'],
    ['as somebody, once they have left', null, 'Someone says'],
  ])('is told who asks: %s', (_how, creator, begin) => {
    expect(told(at(0, { creator }), acme.entityId)?.text).toMatch(new RegExp(`^${begin} `));
  });
});

describe('the creator of a pin', () => {
  test.each([
    [0, 'Acme hasn’t confirmed this paid partnership yet.', [2]],
    [1, 'Acme confirmed this paid partnership.', [2]],
    [2, 'This partnership was declined or withdrawn.', []],
    [3, 'Acme ended this partnership.', []],
  ])('is told what came of asking at %i, and may take it back', (status, text, answers) => {
    expect(told(at(status), ann.entityId)).toEqual({ side: 'creator', text, answers });
  });
});

test.each([
  ['a visitor', at(0), null],
  ['whoever else looks', at(0), toUserId('14')],
  ['anybody where nobody pays', null, acme.entityId],
  ['the creator where the sponsor has left', at(0, { sponsor: null }), ann.entityId],
  ['the sponsor at a status that nobody knows', at(9), acme.entityId],
  ['the sponsor without a status', at(null), acme.entityId],
])('%s is asked nothing', (_who, sponsorship, viewerId) => {
  expect(partnershipSay(sponsorship, viewerId)).toBeNull();
});
