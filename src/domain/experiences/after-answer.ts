import type { PlacedExperience } from './placed-experience.ts';

/**
 * What is known of a placement after an answer of the server.
 * @param isRead the person may be reading the experience, whose content then stays as it is
 */
export function afterAnswer(
  before: PlacedExperience | null | undefined,
  answer: PlacedExperience | null,
  isRead: boolean,
): PlacedExperience | null {
  if (before == null || answer === null || before.experienceId !== answer.experienceId) return answer;
  // The answer may be older than what the person has done meanwhile.
  if (before.status !== null && answer.status === null) return before;
  return isRead ? { ...answer, type: before.type, displayData: before.displayData } : answer;
}
