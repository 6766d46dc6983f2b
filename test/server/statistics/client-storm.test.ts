import { test } from 'vitest';
import { stormOfClients } from './client-storm.ts';
import { stormOverSqlite } from './storm-over-sqlite.ts';

test(
  'after a storm of several clients all figures equal a recount of what they sent: SQLite',
  () => stormOverSqlite(stormOfClients),
  120_000,
);
