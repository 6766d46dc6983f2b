import { toUploadId, type UploadId } from '../../../src/domain/ids/ids.ts';
import type { Clock, Secrets } from '../ports/surroundings.ts';

/** The signed fields that allow sending one announced file. */
export type UploadTicket = {
  readonly upload_id: string;
  /** Milliseconds since the epoch, as digits. */
  readonly expires: string;
  readonly signature: string;
};

/** So long after a file was announced its sending may begin. */
const TICKET_MS = 60 * 60 * 1000;

/** A ticket that we have given. */
type KnownTicket = { readonly id: UploadId; readonly isExpired: boolean };

export function uploadTicket(secrets: Pick<Secrets, 'sign'>, id: UploadId, now: number): UploadTicket {
  const expires = String(now + TICKET_MS);
  return { upload_id: id, expires, signature: secrets.sign('upload', signedText(id, expires)) };
}

/** What the signed fields are for; undefined when we have not signed them. */
export function verifyTicket(
  deps: { readonly secrets: Pick<Secrets, 'verify'>; readonly clock: Clock },
  fields: Readonly<Record<string, string | undefined>>,
): KnownTicket | undefined {
  const { upload_id: id = '', expires = '', signature = '' } = fields;
  if (!/^\d{1,15}$/.test(id) || !/^\d{1,15}$/.test(expires)) return undefined;
  // Only the whole signature counts here.
  if (signature.length !== 64 || !deps.secrets.verify('upload', signedText(id, expires), signature)) {
    return undefined;
  }
  return { id: toUploadId(id), isExpired: Number(expires) < deps.clock.now() };
}

function signedText(id: string, expires: string): string {
  return `${id} ${expires}`;
}
