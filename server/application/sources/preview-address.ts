import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { Secrets } from '../ports/surroundings.ts';

export const PREVIEW_PATH = '/source-preview/';

const TOKEN_LENGTH = 32;

/** The address of a picture's thumbnail, valid for this person only. */
export function previewAddress(secrets: Pick<Secrets, 'sign'>, userId: UserId, url: string): string {
  const token = secrets.sign('preview', signedText(userId, url)).slice(0, TOKEN_LENGTH);
  return `${PREVIEW_PATH}?token=${token}&url=${encodeURIComponent(url)}`;
}

/** Whether this server has issued the address to this person. */
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
