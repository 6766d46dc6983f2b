import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { toBoardId, toUserId } from '../../../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../../../src/domain/topics/general-topics.ts';
import { dataOf, outcomeOf, SmallBrowser } from '../core/small-browser.ts';
import {
  downloadExport,
  exportedFiles,
  exportedJson as json,
  makeExport,
  readExport as read,
  requestExport as request,
} from '../support/exported.ts';
import { aMember, makeBoard, makePin, sendPicture, succeeded, type Member } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let ann: Member;
beforeAll(async () => {
  app = await TestApp.open();
});
beforeEach(async () => {
  await app.empty();
  ann = await aMember(app, 'ann');
});
afterAll(() => app.close());

const made = (member: Member) => makeExport(app, member);
const download = (browser: SmallBrowser, address: string) => downloadExport(app, browser, address);
const contentOf = (member: Member) => exportedFiles(app, member);

describe('a copy of one’s own data', () => {
  test('is made in the background and then named with its end', async () => {
    expect(await read(ann)).toEqual({ status: 'none', url: null, expires_at: null });
    expect(dataOf(await request(ann))).toEqual({ status: 'preparing', url: null, expires_at: null });
    expect(app.rung).toEqual(['exports.make']);
    expect(await read(ann)).toMatchObject({ status: 'preparing' });
    await app.makeExports();
    expect(await read(ann)).toEqual({
      status: 'ready',
      url: expect.stringMatching(/^http:\/\/pins\.test\/account\/export\/\d+\.zip$/) as unknown,
      expires_at: 'Mon, 22 Jun 2026 12:00:00 +0000',
    });
  });

  test('holds what pins are made of, with all pictures', async () => {
    const sent = [await sendPicture(ann, 'one'), await sendPicture(ann, 'two')];
    const carousel_slots = sent.map(({ upload_id }) => ({ upload_id, title: 'A side' }));
    const options = { carousel_slots, product: { price: 5, currency: 'EUR', rating: 4 } };
    succeeded(await ann.browser.call('PinResource', 'create', options));
    const content = await contentOf(ann);
    const files = sent.map(({ image_signature }) => `pictures/${image_signature}.jpg`);
    expect([...content.keys()].filter((name) => name.startsWith('pictures/')).sort()).toEqual(files.sort());
    const pictures = sent.map(({ image_signature }) => ({
      title: 'A side',
      details: '',
      link: null,
      picture: `pictures/${image_signature}.jpg`,
    }));
    expect(json(content, 'pins/0001.json')).toMatchObject([
      {
        content: { kind: 'carousel', slots: pictures },
        product: { price: 5, currency: 'EUR', availability: 'in_stock', brand: null },
      },
    ]);
  });

  test('holds account, settings, boards, sections, pins, follows and originals', async () => {
    const bob = await aMember(app, 'bob');
    const bobs = await makeBoard(bob, { name: 'Chairs' });
    const board = await makeBoard(ann, { name: 'Secret tables', privacy: 'secret', description: 'Oak' });
    const section = succeeded<{ id: string }>(
      await ann.browser.call('BoardSectionResource', 'create', { board_id: board.id, name: 'Round' }),
    );
    const { upload_id, image_signature } = await sendPicture(ann, 'a table');
    const pin = succeeded<{ id: string }>(
      await ann.browser.call('PinResource', 'create', {
        upload_id,
        title: 'A table',
        description: 'For eight',
        link: 'https://shop.example/table',
        board_id: board.id,
        section_id: section.id,
      }),
    );
    await ann.browser.call('UserFollowResource', 'create', { user_id: bob.user.id });
    await ann.browser.call('BoardFollowResource', 'create', { board_id: bobs.id });
    await ann.browser.call('InterestFollowResource', 'create', { interest_id: GENERAL_TOPICS[0]?.id });

    const onPurpose = { headers: { 'Sec-GPC': '1' } };
    const choice = { allow_analytic_cookies: true };
    succeeded(await ann.browser.call('UserSettingsResource', 'update', choice, onPurpose));
    const content = await contentOf(ann);
    expect([...content.keys()]).toEqual([
      'account.json',
      'settings.json',
      'states.json',
      'boards.json',
      'sections.json',
      'follows.json',
      'favorites.json',
      'reactions.json',
      'hidden.json',
      'topics.json',
      'feed.json',
      'searches.json',
      'experiences.json',
      'cookie_choices.json',
      'news.json',
      'reports.json',
      'appeals.json',
      'sponsorships.json',
      'promotions.json',
      'lead_answers.json',
      'messages.json',
      'pins/0001.json',
      expect.stringMatching(`^pictures/${image_signature}\\.\\w+$`),
    ]);
    expect(json(content, 'account.json')).toMatchObject({
      format: 'pinakes-export',
      version: 1,
      username: 'ann',
      email: 'ann@example.org',
      created_at: '2026-06-15T12:00:00.000Z',
    });
    expect(json(content, 'settings.json')).toMatchObject({
      theme: 'system',
      locale: 'en-US',
      cookies: {
        analytics: true,
        marketing: false,
        personalization: false,
        decided_at: '2026-06-15T12:00:00.000Z',
        despite_privacy_signal: true,
      },
    });
    expect(json(content, 'boards.json')).toMatchObject([
      { id: board.id, name: 'Secret tables', privacy: 'secret', description: 'Oak', pin_ids: [pin.id] },
    ]);
    expect(json(content, 'sections.json')).toMatchObject([
      { id: section.id, board_id: board.id, title: 'Round' },
    ]);
    expect(json(content, 'pins/0001.json')).toMatchObject([
      {
        id: pin.id,
        board_id: board.id,
        section_id: section.id,
        title: 'A table',
        description: 'For eight',
        link: 'https://shop.example/table',
        picture: [...content.keys()].at(-1),
      },
    ]);
    expect(json(content, 'follows.json')).toMatchObject({
      people: [{ username: 'bob' }],
      boards: [{ name: 'Chairs', url: '/bob/chairs/' }],
      topics: [{ name: 'Animals', url_name: 'animals', since: '2026-06-15T12:00:00.000Z' }],
      blocked: [],
    });
    expect([...content.values()].some((file) => file.includes('hash of'))).toBe(false);
  });

  test('holds what clients keep for somebody', async () => {
    for (const [state, value] of [
      ['SORTS', { 1: 'newest' }],
      ['GUIDE', 'hidden'],
    ]) {
      succeeded(await ann.browser.call('UserStateResource', 'create', { state, value }));
    }
    expect(json(await contentOf(ann), 'states.json')).toEqual([
      { name: 'GUIDE', value: 'hidden' },
      { name: 'SORTS', value: { 1: 'newest' } },
    ]);
  });

  test('holds the decision about cookies, and where it was made', async () => {
    const decision = { allow_analytic_cookies: true, surface_tag: 'footer' };
    succeeded(await ann.browser.call('UserSettingsResource', 'update', decision));
    expect(json(await contentOf(ann), 'settings.json')).toMatchObject({
      surface_tag: 'footer',
      cookies: { analytics: true, marketing: false, despite_privacy_signal: false },
    });
  });

  test('never holds what others keep to themselves', async () => {
    const bob = await aMember(app, 'bob');
    const secret = await makeBoard(bob, { name: 'Surprise party', privacy: 'secret' });
    await app.store.transaction((tx) =>
      tx.boards.putCollaborator(toBoardId(secret.id), toUserId(ann.user.id), {
        state: 'accepted',
        permissions: ['pin_add'],
      }),
    );
    await makePin(bob, { title: 'A cake', board_id: secret.id });
    const own = await makePin(ann, { title: 'A candle', board_id: secret.id });
    const content = await contentOf(ann);
    const everything = Buffer.concat([...content.values()]).toString('latin1');
    for (const word of ['Surprise', 'A cake', 'bob@example.org', secret.id]) {
      expect(everything).not.toContain(word);
    }
    expect(json(content, 'pins/0001.json')).toMatchObject([{ id: own.id, board_id: null, board: null }]);
  });

  test('is for its user alone', async () => {
    const bob = await aMember(app, 'bob');
    const address = await made(ann);
    expect((await download(app.browser(), address)).status).toBe(401);
    expect((await download(bob.browser, address)).status).toBe(404);
    expect((await download(ann.browser, '/account/export/1.zip')).status).toBe(404);
    expect((await download(ann.browser, '/account/export/..%2f..%2f1.zip')).status).toBe(404);
    const response = await download(ann.browser, address);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="ann.zip"');
    const { byteLength } = await response.arrayBuffer();
    expect(response.headers.get('content-length')).toBe(String(byteLength));
  });

  test('is kept for seven days', async () => {
    const address = await made(ann);
    app.time += 7 * DAY_MS;
    expect(await read(ann)).toMatchObject({ status: 'none' });
    expect((await download(ann.browser, address)).status).toBe(404);
    app.time += 1;
    await app.makeExports();
    expect(await app.store.exports.allOf(toUserId(ann.user.id))).toEqual([]);
  });

  test('takes the place of the one before', async () => {
    const first = await made(ann);
    app.time += 1000;
    const second = await made(ann);
    expect(second).not.toBe(first);
    expect((await download(ann.browser, first)).status).toBe(404);
    expect((await download(ann.browser, second)).status).toBe(200);
  });

  test('is one at a time', async () => {
    await request(ann);
    await request(ann);
    expect(await app.store.exports.allOf(toUserId(ann.user.id))).toHaveLength(1);
  });

  test('can be had by who is about to leave, and needs a session', async () => {
    await ann.browser.call('AccountDeletionResource', 'create', {
      password: 'correct horse battery',
      confirm: 'ann',
    });
    expect(outcomeOf(await request(ann))).toBe('200');
    expect(outcomeOf(await app.browser().call('AccountExportResource', 'get'))).toBe('401/2');
  });

  test('can be asked for twice a day', async () => {
    const strict = await TestApp.open({ settings: { rateLimitScale: 1 } });
    const eve = await aMember(strict, 'eve');
    const outcomes = [];
    for (const hours of [0, 1, 1, 21.9, 0.1, 0]) {
      strict.time += hours * 3_600_000;
      const told = await request(eve);
      outcomes.push([outcomeOf(told), told.headers.get('retry-after')]);
    }
    await strict.close();
    const hour = 3600;
    expect(outcomes).toEqual([
      ['200', null],
      ['200', null],
      ['429/8', String(22 * hour)],
      ['429/8', String(0.1 * hour)],
      ['200', null],
      ['429/8', String(1 * hour)],
    ]);
  });

  test('cannot be asked for more often by way of a restart', async () => {
    const settings = { rateLimitScale: 1 };
    const before = await TestApp.open({ settings });
    const eve = await aMember(before, 'eve');
    for (let time = 0; time < 2; time += 1) await request(eve);
    const after = await before.again({ settings });
    const told = await new SmallBrowser(after)
      .withSession(eve.browser.cookies.get('_pinakes_sess') ?? '')
      .then((browser) => browser.call('AccountExportResource', 'create'));
    await before.close();
    expect(outcomeOf(told)).toBe('429/8');
  });
});
