import { afterAll, beforeAll } from 'vitest';
import { HttpPinTopicsGateway } from '../../../../src/adapters/http/pins/http-pin-topics-gateway.ts';
import { toPinId, toTopicId } from '../../../../src/domain/ids/ids.ts';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';
import { describePinTopicsGateway } from '../../../contracts/pin-topics-gateway.contract.ts';
import { aMember, makePin, type Member } from '../../../server/http-api/support/member.ts';
import { TestApp } from '../../../server/http-api/support/test-app.ts';
import { memberClient } from '../member-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.open();
});
afterAll(() => app.close());

const topicNamed = (name: string) => toTopicId(TOPIC_TREE.find((topic) => topic.name === name)!.id);

/** Against the real server, in the session of this member. */
const gatewayOf = (member: Member) => new HttpPinTopicsGateway(memberClient(member));

describePinTopicsGateway('HTTP', async () => {
  await app.empty();
  const [ann, eve] = [await aMember(app, 'ann'), await aMember(app, 'eve')];
  const pin = await makePin(ann, { title: 'A heron' });
  return {
    pinId: toPinId(pin.id),
    topicId: topicNamed('Birds'),
    otherId: topicNamed('Pottery'),
    asPinner: gatewayOf(ann),
    asStranger: gatewayOf(eve),
  };
});
