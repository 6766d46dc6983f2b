/** The most times that a person sees the same ad on one day. */
export const MOST_ADS_PER_PERSON = 3;

/** Whether ads are counted for this person: only who allows personal content has a count. */
export function countsPerPerson(consent: {
  readonly personalization: boolean;
  readonly globalPrivacyControl: boolean;
}): boolean {
  return consent.personalization && !consent.globalPrivacyControl;
}
