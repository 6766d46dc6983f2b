import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { Secrets } from '../ports/surroundings.ts';

export const PREVIEW_PATH = '/source-preview/';

const TOKEN_LENGTH = 32;

/** Where this person, and nobody else, sees a picture of another site in small. */
export function previewAddress(secrets: Pick<Secrets, 'sign'>, userId: UserId, url: string): string {
  const token = secrets.sign('preview', signedText(userId, url)).slice(0, TOKEN_LENGTH);
  return `${PREVIEW_PATH}?token=${token}&url=${encodeURIComponent(url)}`;
}

/** Was this picture offered to this person here? */
export function isPreviewTokenFor(
  secrets: Pick<Secrets, 'verify'>,
  token: string,
  userId: UserId,
  url: string,
): boolean {
  return token.length === TOKEN_LENGTH && secrets.verify('preview', signedText(userId, url), token);
}

function signedText(userId: UserId, url: string): string {
  return JSON.stringify([userId, url]);
}
