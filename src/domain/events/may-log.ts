/** What decides if events may be logged. */
type LogFacts = {
  readonly consent: { readonly analytics: boolean };
  readonly isBot: boolean;
  /** The browser sends Global Privacy Control, which counts as a refusal. */
  readonly hasPrivacySignal: boolean;
};

/** Whether events of this visit may leave the browser, and be stored with the person who caused them. */
export function mayLog({ consent, isBot, hasPrivacySignal }: LogFacts): boolean {
  return consent.analytics && !hasPrivacySignal && !isBot;
}
