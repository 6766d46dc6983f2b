import { expect, test } from 'vitest';
import { RecordingLogger } from '../../../../src/composition/test/recording-logger.ts';
import { reportErrors } from '../../../../src/ui/counting/internal/report-errors.ts';

test('errors are reported by name, without details, and still logged', () => {
  const logger = new RecordingLogger();
  const noted: unknown[] = [];
  const end = reportErrors({ logger, note: (each) => void noted.push(each), page: () => 'home' });
  logger.error('view-failed', new Error('of ann@example.org'));
  expect(noted).toEqual([{ name: 'client_error', item: 'view-failed', within: 'home', value: null }]);
  expect(JSON.stringify(logger)).toContain('view-failed');
  for (let count = 0; count < 100; count += 1) logger.error('card-failed');
  expect(noted).toHaveLength(20);
  end();
  logger.error('view-failed');
  expect(noted).toHaveLength(20);
});

test('of warnings only those are reported that are counted', () => {
  const logger = new RecordingLogger();
  const noted: unknown[] = [];
  const end = reportErrors({ logger, note: (each) => void noted.push(each), page: () => 'pin' });
  logger.warn('follow-failed');
  logger.warn('offsite-check', { status: 'error' });
  end();
  logger.warn('offsite-check');
  expect(noted).toEqual([{ name: 'client_error', item: 'offsite-check', within: 'pin', value: null }]);
});
