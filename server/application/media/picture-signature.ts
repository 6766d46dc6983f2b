import type { IngestedPicture } from '../ports/media/media.ts';
import type { Secrets } from '../ports/surroundings.ts';

/** The signature of a picture's bytes; equal for every upload of the same picture. */
export function pictureSignature(secrets: Pick<Secrets, 'nameOf'>, { original }: IngestedPicture): string {
  return secrets.nameOf(original);
}
