import { expect, test } from 'vitest';
import { asStorageError } from '../../../server/adapters/files/durable-file.ts';
import { StorageFull, StorageUnavailable } from '../../../server/application/ports/media/media.ts';

const failure = (code: string) => Object.assign(new Error(code), { code });

test.each(['ENOSPC', 'EDQUOT'])('%s means that there is no space left', (code) => {
  const error = asStorageError(failure(code));

  expect(error).toBeInstanceOf(StorageFull);
  expect((error as StorageFull).message).not.toContain(code);
});

test.each(['EROFS', 'EIO'])('%s means that a later try may succeed', (code) => {
  expect(asStorageError(failure(code))).toBeInstanceOf(StorageUnavailable);
});

test('other failures stay what they are', () => {
  const error = failure('EACCES');

  expect(asStorageError(error)).toBe(error);
});
