import { join } from 'node:path';
import { isSignature } from '../../../src/domain/images/media-path.ts';

/**
 * The directories from the store's root to the picture's directory, `ab/cd/{signature}`: one synced directory makes a
 * whole picture durable, and one rename removes it. @throws {TypeError}
 */
export function pictureDirectories(
  root: string,
  signature: string,
): readonly [string, string, string, string] {
  if (!isSignature(signature)) throw new TypeError('not a picture signature');
  const first = join(root, signature.slice(0, 2));
  const second = join(first, signature.slice(2, 4));
  return [root, first, second, join(second, signature)];
}
