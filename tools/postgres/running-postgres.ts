import pg from 'pg';

/**
 * The address of a server that answers at 127.0.0.1:5432 and lets us create databases; PGUSER and PGPASSWORD say as
 * whom. Undefined when there is none.
 */
export async function runningPostgres(): Promise<string | undefined> {
  const { PGUSER: user = 'postgres', PGPASSWORD: password = '' } = process.env;
  const url = Object.assign(new URL('postgres://127.0.0.1:5432/postgres'), { username: user, password }).href;
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ yes: boolean }>(
      'select rolcreatedb or rolsuper as yes from pg_roles where rolname = current_user',
    );
    return rows[0]?.yes === true ? url : undefined;
  } catch {
    return undefined;
  } finally {
    await client.end().catch(() => undefined);
  }
}
