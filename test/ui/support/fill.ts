import type { UserEvent } from '@testing-library/user-event';

/**
 * Writes a text into a field in one change, as pasting does; typing makes one for each letter, which takes long. An
 * `{Enter}` at its end is pressed.
 */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  const words = text.replace(/\{Enter\}$/, '');
  await user.click(field);
  await user.paste(words);
  if (words !== text) await user.keyboard('{Enter}');
}
