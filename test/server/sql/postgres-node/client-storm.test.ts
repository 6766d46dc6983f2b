import { test } from 'vitest';
import { stormOfClients } from '../../statistics/client-storm.ts';
import { stormOverPostgres } from './storm-over-postgres.ts';

test(
  'after a storm of several clients all figures equal a recount of what they sent: PostgreSQL',
  () => stormOverPostgres(stormOfClients),
  120_000,
);
