import type { MailTokenPurpose, MailTokenRecord } from '../../../ports/people/mails.ts';
import type { StoreReader } from '../../../ports/store.ts';
import type { Clock, Secrets } from '../../../ports/surroundings.ts';

export type MailTokenDeps = {
  readonly store: Pick<StoreReader, 'mailTokens'>;
  readonly secrets: Pick<Secrets, 'hashToken'>;
  readonly clock: Clock;
};

/** The token of a mail's link, if it is valid; reading does not consume it. */
export async function goodToken(
  { store, secrets, clock }: MailTokenDeps,
  token: string,
  purpose: MailTokenPurpose,
): Promise<MailTokenRecord | undefined> {
  const found = await store.mailTokens.find(secrets.hashToken(token), purpose);
  return found !== undefined && found.expiresAt > clock.now() ? found : undefined;
}
