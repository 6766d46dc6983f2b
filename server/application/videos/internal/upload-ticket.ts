import { toUploadId, type UploadId } from '../../../../src/domain/ids/ids.ts';
import type { Clock, Secrets } from '../../ports/surroundings.ts';

/** The signed fields that authorize the upload of one announced file. */
export type UploadTicket = {
  readonly upload_id: string;
  /** Milliseconds since the epoch, as digits. */
  readonly expires: string;
  readonly signature: string;
};

/** How long after the announcement an upload may begin. */
const TICKET_MS = 60 * 60 * 1000;

/** A ticket that this server has issued. */
type KnownTicket = { readonly id: UploadId; readonly isExpired: boolean };

export function uploadTicket(secrets: Pick<Secrets, 'sign'>, id: UploadId, now: number): UploadTicket {
  const expires = String(now + TICKET_MS);
  return { upload_id: id, expires, signature: secrets.sign('upload', signedText(id, expires)) };
}

/** The content of the signed fields; undefined when the signature is invalid. */
export function verifyTicket(
  deps: { readonly secrets: Pick<Secrets, 'verify'>; readonly clock: Clock },
  fields: Readonly<Record<string, string | undefined>>,
): KnownTicket | undefined {
  const { upload_id: id = '', expires = '', signature = '' } = fields;
  if (!/^\d{1,15}$/.test(id) || !/^\d{1,15}$/.test(expires)) return undefined;
  // Only the full-length signature is accepted.
  if (signature.length !== 64 || !deps.secrets.verify('upload', signedText(id, expires), signature)) {
    return undefined;
  }
  return { id: toUploadId(id), isExpired: Number(expires) < deps.clock.now() };
}

function signedText(id: string, expires: string): string {
  return `${id} ${expires}`;
}
