/** The properties of a caller that decide about experiments. */
export type RequestIdentity = {
  readonly viewerId: string | null;
  readonly unauthId: string | null;
  readonly isBot: boolean;
};

/**
 * The id under which a caller takes part in experiments: members by account, visitors by their pseudonym. Null: bots, and
 * visitors who have not agreed to one, do not take part.
 */
export function experimentParticipant(asking: RequestIdentity): string | null {
  const { viewerId, unauthId, isBot } = asking;
  if (isBot) return null;
  if (viewerId !== null) return `user ${viewerId}`;
  return unauthId === null ? null : `visitor ${unauthId}`;
}
