/** A message or tutorial that the viewer currently sees. */
export interface ActiveExperience {
  readonly experienceId: number;
  readonly displayData: Readonly<Record<string, unknown>>;
}

/** Onboarding of new members, with image-only cards if it says so. */
const ONBOARDING = 500417;

/** Whether an active experience hides the text under the cards' pictures; never for visitors. */
export function hidesCardFooter(isSignedIn: boolean, active: readonly ActiveExperience[]): boolean {
  return (
    isSignedIn &&
    active.some(
      ({ experienceId, displayData }) => experienceId === ONBOARDING && displayData['hide_footer'] === true,
    )
  );
}
