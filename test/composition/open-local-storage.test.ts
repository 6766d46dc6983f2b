// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openLocalStorage } from '../../src/composition/open-local-storage.ts';
import { RecordingLogger } from '../../src/composition/test/recording-logger.ts';

test('parts of one app share the local storage: what it refuses is logged once', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const logger = new RecordingLogger();
  openLocalStorage(logger).get('a');
  openLocalStorage(logger).get('b');
  expect(logger.entries).toHaveLength(1);
});
