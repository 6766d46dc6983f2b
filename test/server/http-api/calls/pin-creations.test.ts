import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CreatePinCommand } from '../../../../server/application/pins/create-pin.ts';
import { toPinId, toUploadId, toUserId, type PinId } from '../../../../src/domain/ids/ids.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import { outcomeOf } from '../core/small-browser.ts';
import { aMember, sendPicture, succeeded, type Member } from '../support/member.ts';
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

/** As a server asks the store that has started since, and remembers no answer. */
async function createAnew(body: string, fields: Partial<CreatePinCommand> = {}) {
  const { upload_id } = await sendPicture(ann, `a chair, ${body}`);
  return app.deps.createPin.run({
    actorId: toUserId(ann.user.id),
    boardId: null,
    sectionId: null,
    source: { kind: 'upload', uploadId: toUploadId(upload_id), signature: null },
    content: null,
    product: null,
    title: 'A chair',
    description: '',
    link: null,
    altText: null,
    note: null,
    method: 'uploaded',
    isCommentsAllowed: true,
    sponsor: null,
    creation: { key: 'draft-1', body },
    ...fields,
  });
}
const idOf = (outcome: Awaited<ReturnType<typeof createAnew>>) =>
  outcome.kind === 'created' ? outcome.pin.pin.id : outcome.kind;

describe('a pin that is made with a key, over a restart of the server', () => {
  test('is given again for the same, and named for something else', async () => {
    const first = idOf(await createAnew('one'));
    expect(idOf(await createAnew('one'))).toBe(first);
    expect(await createAnew('two')).toEqual({ kind: 'made_before', pinId: first });
  });

  test('is made anew with another key, without one, after a day, and when it was deleted', async () => {
    const first = idOf(await createAnew('one'));
    const others = [
      await createAnew('one', { creation: { key: 'draft-2', body: 'one' } }),
      await createAnew('one', { creation: null }),
    ].map(idOf);
    app.time += DAY_MS;
    const late = idOf(await createAnew('one'));
    succeeded(await ann.browser.call('PinResource', 'delete', { id: late }));
    const after = idOf(await createAnew('one'));
    expect(new Set([first, ...others, late, after]).size).toBe(5);
  });

  test('is known by the key of the call that made it', async () => {
    const { upload_id } = await sendPicture(ann, 'a lamp');
    const headers = { 'Idempotency-Key': 'draft-1' };
    const made = await ann.browser.call('PinResource', 'create', { upload_id }, { headers });
    const { id } = succeeded<WirePin>(made);
    const creation = { key: 'pin_create draft-1', body: 'two' };
    expect(await createAnew('two', { creation })).toEqual({ kind: 'made_before', pinId: id });
    const other = await ann.browser.call('PinResource', 'create', { upload_id, title: 'Lamp' }, { headers });
    expect([outcomeOf(other), other.body.resource_response?.error?.extra_data.made]).toEqual(['409/17', id]);
  });
});

describe('a save with a key, over a restart of the server', () => {
  const saveAnew = (pinId: PinId, body: string, key = 'save-1') =>
    app.deps.savePin.run({
      actorId: toUserId(ann.user.id),
      pinId,
      boardId: null,
      sectionId: null,
      title: null,
      description: null,
      note: null,
      creation: { key, body },
    });
  const copyOf = (outcome: Awaited<ReturnType<typeof saveAnew>>) =>
    outcome.kind === 'saved' ? outcome.pin.pin.id : outcome.kind;

  test('makes one copy, and names it for something else', async () => {
    const source = toPinId(String(idOf(await createAnew('one'))));
    const first = copyOf(await saveAnew(source, 'one'));
    expect(copyOf(await saveAnew(source, 'one'))).toBe(first);
    expect(await saveAnew(source, 'two')).toEqual({ kind: 'made_before', pinId: first });
    expect(copyOf(await saveAnew(source, 'one', 'save-2'))).not.toBe(first);
  });

  test('is known by the key of the call that made it', async () => {
    const source = toPinId(String(idOf(await createAnew('one'))));
    const headers = { 'Idempotency-Key': 'save-1' };
    const saved = await ann.browser.call('RepinResource', 'create', { pin_id: source }, { headers });
    const { id } = succeeded<WirePin>(saved);
    expect(await saveAnew(source, 'two', 'repin_create save-1')).toEqual({ kind: 'made_before', pinId: id });
    const again = { pin_id: source, title: 'Another' };
    const other = await ann.browser.call('RepinResource', 'create', again, { headers });
    expect([outcomeOf(other), other.body.resource_response?.error?.extra_data.made]).toEqual(['409/17', id]);
  });
});
