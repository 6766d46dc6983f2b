import { checkRequiredLink } from './link-field.ts';

const WHOLE = /^https?:\/\/\S+$/i;

/** The address that was pasted, when nothing else was; null for any other text. */
export function pastedAddress(pasted: string): string | null {
  const text = pasted.trim();
  if (!WHOLE.test(text)) return null;
  const checked = checkRequiredLink(text);
  return checked.ok ? checked.value : null;
}
