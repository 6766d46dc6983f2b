/** The properties of a caller that decide about experiments. */
export type RequestIdentity = {
  readonly viewerId: string | null;
  readonly unauthId: string | null;
  readonly requestId: string;
  readonly isBot: boolean;
};

/**
 * The id under which a caller takes part in experiments: members by account; visitors by their pseudonym or, without
 * one, by a new id each time. Null: bots do not take part.
 */
export function experimentParticipant(asking: RequestIdentity): string | null {
  const { viewerId, unauthId, requestId, isBot } = asking;
  if (isBot) return null;
  if (viewerId !== null) return `user ${viewerId}`;
  return unauthId === null ? `request ${requestId}` : `visitor ${unauthId}`;
}
