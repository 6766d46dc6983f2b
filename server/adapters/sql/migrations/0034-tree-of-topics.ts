import { sql, type Kysely } from 'kysely';
import { TOPIC_TREE } from '../../../../src/domain/topics/topic-tree.ts';

/** All topics of the tree; some of the general topics get a parent. */
export const treeOfTopics = {
  name: '0034-tree-of-topics',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const { id, urlName, name, dominantColor, parentId, level } of TOPIC_TREE) {
      const parent = parentId === null ? null : Number(parentId);
      await sql`insert into interests
        (id, url_name, name, description, dominant_color, parent_id, level, follower_count)
        values (${Number(id)}, ${urlName}, ${name}, '', ${dominantColor}, ${parent}, ${level}, 0)
        on conflict (id) do update set parent_id = excluded.parent_id, level = excluded.level`.execute(db);
    }
  },
};
