import { afterAll, beforeAll, expect, test } from 'vitest';
import { HttpExperienceGateway } from '../../../src/adapters/http/people/http-experience-gateway.ts';
import { HttpFavoriteGateway } from '../../../src/adapters/http/pins/http-favorite-gateway.ts';
import { HttpNewPinGateway } from '../../../src/adapters/http/pins/http-new-pin-gateway.ts';
import { HttpPinStatsGateway } from '../../../src/adapters/http/pins/http-pin-stats-gateway.ts';
import { toBoardId, toPinId, toUploadId, toUserId } from '../../../src/domain/ids/ids.ts';
import { aDefinition, aSet } from '../../builders/experiences.ts';
import { describeExperienceGateway } from '../../contracts/experience-gateway.contract.ts';
import { describeFavoriteGateway } from '../../contracts/favorite-gateway.contract.ts';
import { describePinStatsGateway } from '../../contracts/pin-stats-gateway.contract.ts';
import { NOON } from '../../server/http-api/core/site-times.ts';
import { aMember, makeBoard, makePin, sendPicture } from '../../server/http-api/support/member.ts';
import { TestApp } from '../../server/http-api/support/test-app.ts';
import { memberClient } from './member-client.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
afterAll(() => app.close());

/** A pin of Ann’s on a public board, which Bob sees as well. */
async function openPeople() {
  await app.empty();
  app.time = NOON;
  const ann = await aMember(app, 'ann');
  const bob = await aMember(app, 'bob');
  const board = await makeBoard(ann);
  const pin = await makePin(ann, { title: 'A chair', board_id: board.id });
  return { pinId: toPinId(pin.id), ann, bob };
}

describeFavoriteGateway('over HTTP', async () => {
  const { pinId, ann, bob } = await openPeople();
  return {
    pinId,
    ann: new HttpFavoriteGateway(memberClient(ann)),
    bob: new HttpFavoriteGateway(memberClient(bob)),
  };
});

describeExperienceGateway('over HTTP', async () => {
  const { ann } = await openPeople();
  app.experiences = aSet(
    aDefinition({ experienceId: 7, triggerable: [{ placementId: 1_000_503, experienceId: 8 }] }),
    aDefinition({ experienceId: 8, placementId: 1_000_503, isTriggered: true }),
  );
  return new HttpExperienceGateway(memberClient(ann));
});

describePinStatsGateway('over HTTP', async () => {
  const { pinId, ann, bob } = await openPeople();
  await app.store.transaction((tx) => tx.users.update(toUserId(ann.user.id), { accountType: 'business' }));
  const count = async (impressions: number, pinClicks: number) => {
    for (let seen = 0; seen < Math.max(impressions, pinClicks); seen += 1)
      await memberClient(bob).direct('POST', '/v3/counters/', {
        ...(seen < impressions && { impressions: [pinId] }),
        ...(seen < pinClicks && { pin_clicks: [pinId] }),
      });
    await app.counting.write();
  };
  return {
    pinId,
    ann: new HttpPinStatsGateway(memberClient(ann)),
    partner: new HttpPinStatsGateway(memberClient(ann)),
    bob: new HttpPinStatsGateway(memberClient(bob)),
    count,
    pass: (days) => void (app.time += days * DAY_MS),
  };
});

test('a pin that is published again with another title and board is the same one', async () => {
  const { ann } = await openPeople();
  const other = await makeBoard(ann, { name: 'Lamps' });
  const { upload_id } = await sendPicture(ann, 'a lamp');
  const pins = new HttpNewPinGateway(memberClient(ann));
  const content = { kind: 'upload', uploadId: toUploadId(upload_id) } as const;
  const texts = { title: 'A lamp', description: '', link: '', altText: '', note: '' };
  const pin = {
    key: 'draft-1',
    content,
    ...texts,
    boardId: null,
    sectionId: null,
    product: null,
    sponsor: '',
  };
  const first = await pins.create(pin);
  const again = await pins.create({ ...pin, title: 'A tall lamp', boardId: toBoardId(other.id) });
  expect(again).toMatchObject({ kind: 'created', was: 'made', pin: { title: 'A tall lamp' } });
  if (first.kind !== 'created' || again.kind !== 'created') throw new Error('nothing was made');
  expect(again.pin.entityId).toBe(first.pin.entityId);
  expect(again.pin.board?.name).toBe('Lamps');
});
