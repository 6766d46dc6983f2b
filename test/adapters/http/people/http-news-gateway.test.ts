import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { HttpNewsGateway } from '../../../../src/adapters/http/people/http-news-gateway.ts';
import { ResourceClient } from '../../../../src/adapters/http/client/resource-client.ts';
import { aWireAnswer } from '../../../builders/a-wire-answer.ts';
import { aMember, makePin, type Member } from '../../../server/http-api/support/member.ts';
import { TestApp } from '../../../server/http-api/support/test-app.ts';
import { memberClient } from '../member-client.ts';
import { WireServer } from '../../wire-server.ts';

let app: TestApp;
let ann: Member;
let bob: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  [ann, bob] = [await aMember(app, 'ann'), await aMember(app, 'bob')];
});
afterAll(() => app.close());

test('notifications come with their pin and the person, and are read', async () => {
  const pin = await makePin(bob, { title: 'A chair' });
  await ann.browser.call('RepinResource', 'create', { pin_id: pin.id });
  await ann.browser.call('UserFollowResource', 'create', { user_id: bob.user.id });
  const news = new HttpNewsGateway(memberClient(bob));
  const page = await news.list(null);
  expect(page).toMatchObject({
    bookmark: null,
    items: [
      { category: 'follow', text: 'ann started following you', url: '/ann/', pin: null, board: null },
      {
        category: 'save',
        text: 'ann saved your Pin',
        isUnread: true,
        time: app.time,
        url: `/pin/${pin.id}/`,
        sender: { username: 'ann' },
        pin: { entityId: pin.id, recommendationReason: { reason: 'newsHub' } },
      },
    ],
  });
  expect(await news.badge()).toEqual({ news: 2, conversations: 0 });
  await news.markRead(page === 'expired' ? [] : page.items.map(({ id }) => id));
  expect(await news.badge()).toEqual({ news: 0, conversations: 0 });
  await news.markRead(['99']);
  expect(await news.list('no bookmark')).toBe('expired');
});

test('what a server leaves out is empty', async () => {
  const server = new WireServer().on(
    'NewsHub.get',
    aWireAnswer([{ id: '7', category: 'dance', content_items: [{ type: 'planet' }] }]),
  );
  const news = new HttpNewsGateway(new ResourceClient(server, () => null));
  expect(await news.list(null)).toEqual({
    bookmark: null,
    items: [
      {
        ...{ id: '7', category: 'system', text: '', isUnread: false, time: 0, url: '/' },
        ...{ sender: null, pin: null, board: null },
      },
    ],
  });
});
