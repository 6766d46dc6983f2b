import { describe, expect, test } from 'vitest';
import { InMemoryKeyValueStorage } from '../../../src/adapters/in-memory/in-memory-key-value-storage.ts';
import { DraftRepository, type DraftNews } from '../../../src/application/drafts/draft-repository.ts';
import type { KeyValueStorage } from '../../../src/application/ports/storage/key-value-storage.ts';
import { newDraft, withValue, type Draft } from '../../../src/domain/drafts/draft.ts';
import { toBoardId, toUploadId, toUserId } from '../../../src/domain/ids/ids.ts';
import { aDraft, aDraftPicture, aDraftUpload } from '../../builders/a-draft.ts';

const ANN = toUserId('1');
const HOUR_MS = 3_600_000;

function opened(storage: KeyValueStorage = new InMemoryKeyValueStorage(), owner = ANN) {
  const clock = { now: 1_000 };
  return { clock, repository: new DraftRepository({ storage, owner, now: () => clock.now }) };
}

/** The same person in two windows of one browser. */
function twoWindows() {
  const storage = new InMemoryKeyValueStorage();
  return { here: opened(storage).repository, there: opened(storage.anotherWindow()).repository };
}

const keptOf = (repository: DraftRepository, draft: Draft) => {
  const outcome = repository.keep(draft);
  return outcome.kind === 'kept' ? outcome.draft : outcome.kind;
};

describe('a repository of drafts', () => {
  test('keeps everything that was filled in', () => {
    const storage = new InMemoryKeyValueStorage();
    const draft = aDraft({
      title: 'A chair',
      description: 'Oak',
      link: 'https://a.test',
      altText: 'A chair of oak',
      place: { boardId: toBoardId('7'), sectionId: null },
      picture: aDraftPicture({ modifiedAt: 7 }),
      upload: aDraftUpload(),
      begun: {
        pictureId: 'p1',
        uploadId: toUploadId('9'),
        path: '/media-upload/',
        fields: { a: 'b' },
        by: 'w1',
      },
    });
    opened(storage).repository.keep(draft);
    expect(opened(storage).repository.all()).toEqual([draft]);
  });

  test.each(['//elsewhere.test/', 'https://elsewhere.test/', '/\\elsewhere.test'])(
    'sends no file to %s',
    (path) => {
      const storage = new InMemoryKeyValueStorage();
      const begun = { pictureId: 'p1', uploadId: toUploadId('9'), path, fields: {}, by: null };
      opened(storage).repository.keep(aDraft({ title: 'A chair', begun }));
      expect(opened(storage).repository.all()).toEqual([aDraft({ title: 'A chair' })]);
    },
  );

  test('lists the oldest first, and none that hold nothing', () => {
    const { repository } = opened();
    repository.keep({ ...aDraft({ title: 'B' }, 1, 'b'), createdAt: 2 });
    repository.keep({ ...aDraft({ title: 'A' }, 1, 'a'), createdAt: 1 });
    repository.keep(newDraft('c', 0));
    expect(repository.all().map(({ id }) => id)).toEqual(['a', 'b']);
  });

  test('is of one person: nobody else sees or removes anything in it', () => {
    const storage = new InMemoryKeyValueStorage();
    const anns = opened(storage).repository;
    const bens = opened(storage, toUserId('12')).repository;
    anns.keep(aDraft({ title: 'A chair' }));
    bens.forget();
    expect(bens.all()).toEqual([]);
    expect(anns.all()).toHaveLength(1);
    anns.forget();
    expect(storage.keys('')).toEqual([]);
  });

  test('gives no time twice, also when the clock is set back', () => {
    const { repository, clock } = opened();
    const first = repository.stamp();
    clock.now -= 500;
    expect(repository.stamp()).toBe(first + 1);
    clock.now += 2_000;
    expect(repository.stamp()).toBe(2_500);
  });

  test.each([
    ['that is full', { set: (): boolean => false }],
    ['that is forbidden', { set: (): boolean => false, get: () => undefined, keys: () => [] }],
  ])('on a storage %s says that a draft was not kept', (_how, lack) => {
    const storage: KeyValueStorage = Object.assign(new InMemoryKeyValueStorage(), lack);
    const { repository } = opened(storage);
    expect(repository.keep(aDraft({ title: 'A chair' }))).toEqual({ kind: 'not-kept' });
    repository.remove('d1');
    expect(repository.all()).toEqual([]);
  });

  test.each(['', 'null', '7', '[]', '{', '{"given":{}}', '{"createdAt":"x","given":{}}'])(
    'clears away what it cannot read: %s',
    (text) => {
      const storage = new InMemoryKeyValueStorage();
      storage.set('pinakes:draft:1:d1', text);
      expect(opened(storage).repository.all()).toEqual([]);
      expect(storage.keys('')).toEqual([]);
    },
  );

  test('takes fields that it cannot read for untouched', () => {
    const storage = new InMemoryKeyValueStorage();
    const given = {
      title: { value: 'A chair', at: 1 },
      link: { value: 7, at: 1 },
      altText: 'x',
      place: { value: { boardId: 'x', sectionId: null }, at: 1 },
      upload: { value: {}, at: 1 },
      colour: { value: 'red', at: 1 },
    };
    storage.set('pinakes:draft:1:d1', JSON.stringify({ createdAt: 0, given }));
    expect(opened(storage).repository.all()).toEqual([aDraft({ title: 'A chair' })]);
  });
});

describe('two windows', () => {
  test('hear of each other, and the last typed wins in each field', () => {
    const { here, there } = twoWindows();
    const heard: DraftNews[] = [];
    here.watch((_id, draft) => heard.push(draft));
    here.keep(aDraft({ title: 'Here', link: 'https://here.test' }, 1));
    const whole = there.keep(withValue(aDraft({ title: 'There' }, 2), 'link', 'https://old.test', 0));
    expect(whole).toMatchObject({ kind: 'kept' });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      given: { title: { value: 'There' }, link: { value: 'https://here.test' } },
    });
  });

  test('come to rest: who keeps what is there already tells nobody', () => {
    const { here, there } = twoWindows();
    const heard: string[] = [];
    here.watch((id) => heard.push(`here ${id}`));
    there.watch((id, news) => {
      heard.push(`there ${id}`);
      if (typeof news !== 'string') there.keep(news);
    });
    here.keep(aDraft({ title: 'A' }));
    expect(heard).toEqual(['there d1']);
  });

  test('what is published in one is gone in the other and cannot come back', () => {
    const { here, there } = twoWindows();
    const draft = aDraft({ title: 'A' });
    here.keep(draft);
    const heard: DraftNews[] = [];
    there.watch((_id, state) => heard.push(state));
    here.remove('d1');
    expect(heard).toEqual(['gone']);
    expect(keptOf(there, withValue(draft, 'title', 'B', 9))).toBe('gone');
    expect(there.all()).toEqual([]);
  });

  test('a log-out in one empties the other', () => {
    const { here, there } = twoWindows();
    here.keep(aDraft({ title: 'A' }));
    const heard: DraftNews[] = [];
    there.watch((_id, state) => heard.push(state));
    here.forget();
    expect(heard).toEqual(['forgotten']);
    expect(there.all()).toEqual([]);
  });

  test('that a draft is gone is remembered for an hour, then nothing is left of it', () => {
    const storage = new InMemoryKeyValueStorage();
    const { repository, clock } = opened(storage);
    repository.remove('d1');
    clock.now += HOUR_MS;
    expect(repository.all()).toEqual([]);
    expect(storage.keys('')).toHaveLength(1);
    clock.now += 1;
    expect(repository.all()).toEqual([]);
    expect(storage.keys('')).toEqual([]);
  });
});
