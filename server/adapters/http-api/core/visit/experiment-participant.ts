/** What is known of whoever asks. */
export type RequestIdentity = {
  readonly viewerId: string | null;
  readonly unauthId: string | null;
  readonly requestId: string;
  readonly isBot: boolean;
};

/**
 * As whom somebody takes part in experiments: members in person, visitors under their pseudonym or, without one, each
 * time anew. Null: bots take part in nothing.
 */
export function experimentParticipant(asking: RequestIdentity): string | null {
  const { viewerId, unauthId, requestId, isBot } = asking;
  if (isBot) return null;
  if (viewerId !== null) return `user ${viewerId}`;
  return unauthId === null ? `request ${requestId}` : `visitor ${unauthId}`;
}
