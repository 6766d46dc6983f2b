import { test } from 'vitest';
import { stormOfKilledServers } from '../../statistics/killed-storm.ts';
import { stormOverPostgres } from './storm-over-postgres.ts';

test(
  'servers that are killed in a storm of events neither double nor halve them: PostgreSQL',
  () => stormOverPostgres(stormOfKilledServers),
  120_000,
);
