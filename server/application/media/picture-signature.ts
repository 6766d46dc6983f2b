import type { IngestedPicture } from '../ports/media/media.ts';
import type { Secrets } from '../ports/surroundings.ts';

/** The name under which a picture is kept; the same picture has the same one, however it came. */
export function pictureSignature(secrets: Pick<Secrets, 'nameOf'>, { original }: IngestedPicture): string {
  return secrets.nameOf(original);
}
