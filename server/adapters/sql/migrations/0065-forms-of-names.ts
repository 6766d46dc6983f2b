import { sql, type Kysely } from 'kysely';
import { nameForm } from '../../../../src/domain/search/search-form.ts';

/** The batch size of reads. */
const PEOPLE_AT_ONCE = 1000;

type Names = { id: number; first_name: string; last_name: string; business_name: string | null };

/** Names in the form in which they are compared, with indexes, so that a search knows at once whom it names. */
export const formsOfNames = {
  name: '0065-forms-of-names',
  async up(db: Kysely<unknown>): Promise<void> {
    for (const column of ['first_name_form', 'last_name_form'])
      await db.schema
        .alterTable('users')
        .addColumn(column, 'text', (built) => built.notNull().defaultTo(''))
        .execute();
    await db.schema.alterTable('users').addColumn('business_name_form', 'text').execute();
    await fillForms(db);
    await db.schema
      .createIndex('users_full_name_form')
      .on('users')
      .expression(sql`trim(first_name_form || ' ' || last_name_form)`)
      .execute();
    // Most people have none: with them, statistics would say that the index finds too many rows.
    await db.schema
      .createIndex('users_business_name_form')
      .on('users')
      .column('business_name_form')
      .where(sql.ref('business_name_form'), 'is not', null)
      .execute();
  },
};

async function fillForms(db: Kysely<unknown>): Promise<void> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Names>`select id, first_name, last_name, business_name from users
      where id > ${last} order by id limit ${PEOPLE_AT_ONCE}`.execute(db);
    for (const { id, first_name: first, last_name: family, business_name: business } of rows)
      await sql`update users set first_name_form = ${nameForm(first)}, last_name_form = ${nameForm(family)},
        business_name_form = ${business === null ? null : nameForm(business)} where id = ${id}`.execute(db);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < PEOPLE_AT_ONCE) return;
  }
}
