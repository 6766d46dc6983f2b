import { pythonWithSwift } from './swift-programs.ts';

/** Tests that need an object storage. */
export const OVER_OBJECT_STORAGE = 'test/server/s3/object-storage/**/*.test.ts';

/** Whether it can be started; in CI it must. Says so when it cannot. */
export function canUseObjectStorage(): boolean {
  if (process.env['CI'] || pythonWithSwift() !== undefined) return true;
  process.stderr.write(
    'Skipped: the tests over object storage. OpenStack Swift is not installed (apt-get install python3-swift).\n',
  );
  return false;
}
