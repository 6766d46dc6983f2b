// @vitest-environment jsdom
import { expect, test } from 'vitest';
import type { EarlyEntry } from '../../../../src/application/ports/logger.ts';
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

test('what was logged before is reported too, once', () => {
  const early: EarlyEntry[] = [
    ['warn', 'offsite-check'],
    ['warn', 'follow-failed'],
    ['error', 'view-failed'],
  ];
  const logger = Object.assign(new RecordingLogger(), { early });
  const noted: unknown[] = [];
  const watch = () => reportErrors({ logger, note: ({ item }) => void noted.push(item), page: () => 'pin' });
  watch()();
  watch()();
  expect(noted).toEqual(['offsite-check', 'view-failed']);
});

test('of errors that nobody caught it is reported that there were some', () => {
  const logger = new RecordingLogger();
  const noted: unknown[] = [];
  const end = reportErrors({ logger, note: ({ item }) => void noted.push(item), page: () => 'home' });
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of ann@example.org') }));
  window.dispatchEvent(new Event('unhandledrejection'));
  // As browsers tell of a layout that they put off.
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop', error: null }));
  end();
  window.dispatchEvent(new Event('unhandledrejection'));
  expect(noted).toEqual(['uncaught-error', 'uncaught-rejection']);
});
