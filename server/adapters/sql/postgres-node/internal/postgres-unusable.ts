import { StoreUnusable } from '../../store/store-unusable.ts';
import { placeIn } from './postgres-pool.ts';
import { codeOf, reasonBehind } from './postgres-store-error.ts';

const WRONG_PASSWORD = ['28P01', '28000'];
const NO_DATABASE = '3D000';
const NO_PRIVILEGE = '42501';
const NO_TABLE = '42P01';

/** What keeps the database from being used, as the operator can mend it; without the password. */
export function unusable(url: string, cause: unknown): StoreUnusable {
  return new StoreUnusable(`DATABASE_URL: ${reasonOf(url, reasonBehind(cause))}.`, { cause });
}

function reasonOf(url: string, cause: unknown): string {
  const { server, user, database } = placeIn(url);
  const code = codeOf(cause) ?? '';
  const message = cause instanceof Error ? cause.message : String(cause);
  if (WRONG_PASSWORD.includes(code)) return `PostgreSQL at ${server} does not let ${user} in: ${message}`;
  if (message.includes('client password must be'))
    return `PostgreSQL at ${server} wants a password of ${user}`;
  if (code === NO_DATABASE) return `PostgreSQL at ${server} has no database ${database}`;
  if (code === NO_TABLE)
    return `the database ${database} at ${server} holds no store yet: start the server once`;
  if (code === NO_PRIVILEGE) return `${user} may not use the database ${database} at ${server}: ${message}`;
  if (/^E[A-Z]/.test(code) || message.includes('timeout'))
    return `PostgreSQL at ${server} does not answer (${code === '' ? message : code})`;
  return `the database ${database} at ${server} cannot be used: ${message}`;
}
