import { describe, expect, test } from 'vitest';
import { toTopicId, type TopicId } from '../../src/domain/ids/ids.ts';
import { GENERAL_TOPICS } from '../../src/domain/topics/general-topics.ts';
import { TOPIC_TREE } from '../../src/domain/topics/topic-tree.ts';
import type { FollowPlace, Placed } from '../../server/application/ports/people/follows.ts';
import type { UserRecord } from '../../server/application/ports/records.ts';
import type { TopicView } from '../../server/application/ports/pins/topics.ts';
import { minute, STRANGE_IDS, type StoreWorld } from './store-world.ts';

export function describeStoredTopics(world: StoreWorld): void {
  const [first, second, third] = GENERAL_TOPICS.map(({ id }) => id) as [TopicId, TopicId, TopicId];
  const all = { after: null, limit: 50 };
  const follow = (user: UserRecord, topic: TopicId, time = 0) =>
    world.do((tx) => tx.follows.followTopic(user.id, topic, minute(time)));
  const unfollow = (user: UserRecord, topic: TopicId) =>
    world.do((tx) => tx.follows.unfollowTopic(user.id, topic));
  const view = async (id: TopicId, viewer: UserRecord | null = null): Promise<TopicView | undefined> =>
    (await world.store.topics.views([id], viewer?.id ?? null))[0];
  const followers = async (id: TopicId) => (await view(id))?.topic.followerCount;

  describe('topics', () => {
    test('are there from the start, the widest by name', async () => {
      const { topics } = world.store;
      const roots = await topics.roots();
      const top = TOPIC_TREE.filter(({ parentId }) => parentId === null);
      expect(new Set(roots)).toEqual(new Set(top.map(({ id }) => id)));
      const views = await topics.views(roots, null);
      const names = views.map(({ topic }) => topic.name);
      expect(names).toEqual(top.map(({ name }) => name).sort());
      expect(views[0]?.topic).toMatchObject({ parentId: null, level: 0, followerCount: 0 });
    });

    test('are all of the tree, each with its parent and its level', async () => {
      const { topics } = world.store;
      const views = await topics.views(await topics.all(), null);
      const told = views.map(({ topic: { id, name, urlName, parentId, level } }) => [
        id,
        { name, urlName, parentId, level },
      ]);
      expect(new Map(told as [string, object][])).toEqual(
        new Map(
          TOPIC_TREE.map(({ id, name, urlName, parentId, level }) => [
            id,
            { name, urlName, parentId, level },
          ]),
        ),
      );
    });

    test('are found by id and by name, in the order that was asked for; others are left out', async () => {
      const { topics } = world.store;
      const strange = STRANGE_IDS.map(toTopicId);
      const views = await topics.views([third, ...strange, first], null);
      expect(views.map(({ topic }) => topic.id)).toEqual([third, first]);
      const urlName = GENERAL_TOPICS[1]?.urlName ?? '';
      expect(await topics.findByUrlName(urlName.toUpperCase())).toBe(second);
      expect(await topics.findByUrlName('nothing-of-this-kind')).toBeUndefined();
      expect(await topics.views([], null)).toEqual([]);
    });

    test('are followed once, however often, and count it', async () => {
      const [ada, bob] = [await world.person('ada'), await world.person('bob')];
      for (const user of [ada, ada, bob]) await follow(user, first);
      expect(await followers(first)).toBe(2);
      expect(await view(first, ada)).toMatchObject({ followedByViewer: true });
      expect(await view(second, ada)).toMatchObject({ followedByViewer: false });
      expect(await view(first)).toMatchObject({ followedByViewer: false });
      for (let time = 0; time < 2; time += 1) await unfollow(ada, first);
      expect(await followers(first)).toBe(1);
      expect(await view(first, ada)).toMatchObject({ followedByViewer: false });
    });

    test('are listed by who follows them, the newest first, equal times by id, in pages', async () => {
      const ada = await world.person('ada');
      await follow(ada, second, 1);
      await follow(ada, first, 2);
      await follow(ada, third, 2);
      const found: TopicId[] = [];
      let after: FollowPlace | null = null;
      for (;;) {
        const page: readonly Placed<TopicId>[] = await world.store.follows.topicsFollowedBy(ada.id, {
          after,
          limit: 2,
        });
        found.push(...page.map(({ id }) => id));
        after = page.at(-1) ?? null;
        if (after === null) break;
      }
      expect(found).toEqual([third, first, second]);
    });

    test('count nobody who is deactivated or gone', async () => {
      const ada = await world.person('ada');
      await follow(ada, first);
      await world.setState(ada, 'deactivated');
      expect(await followers(first)).toBe(0);
      await world.setState(ada, 'active');
      expect(await followers(first)).toBe(1);
      await world.setState(ada, 'deactivated');
      while (await world.do((tx) => tx.accountRemoval.removePart(ada.id)));
      expect(await followers(first)).toBe(0);
      expect(await world.store.follows.topicsFollowedBy(ada.id, all)).toEqual([]);
    });
  });
}
