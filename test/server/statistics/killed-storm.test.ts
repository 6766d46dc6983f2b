import { test } from 'vitest';
import { stormOfKilledServers } from './killed-storm.ts';
import { stormOverSqlite } from './storm-over-sqlite.ts';

test(
  'servers that are killed in a storm of events neither double nor halve them: SQLite',
  () => stormOverSqlite(stormOfKilledServers),
  120_000,
);
