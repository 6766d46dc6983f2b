import { checkRequiredLink } from './link-field.ts';

const WHOLE = /^https?:\/\/\S+$/i;

/** The pasted address, if the text contains nothing else; otherwise null. */
export function pastedAddress(pasted: string): string | null {
  const text = pasted.trim();
  if (!WHOLE.test(text)) return null;
  const checked = checkRequiredLink(text);
  return checked.ok ? checked.value : null;
}
