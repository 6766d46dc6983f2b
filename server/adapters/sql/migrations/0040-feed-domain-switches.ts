import type { Kysely } from 'kysely';
import type { ColumnTypes } from './migration.ts';

/** Websites whose pins people do not want in their home feeds. */
export const feedDomainSwitches = {
  name: '0040-feed-domain-switches',
  async up(db: Kysely<unknown>, { integer }: ColumnTypes): Promise<void> {
    await db.schema
      .createTable('feed_domain_switches')
      .addColumn('user_id', integer, (user) => user.notNull().references('users.id').onDelete('cascade'))
      .addColumn('domain', 'text', (domain) => domain.notNull())
      .addPrimaryKeyConstraint('feed_domain_switches_key', ['user_id', 'domain'])
      .execute();
  },
};
