import { decodePart } from './query-text.ts';

/** Pages about something just sent, and feedback pages, wherever the word is in the path. */
export type PathClass = 'sent' | 'feedback';

export function pathClass(pathname: string): PathClass | undefined {
  const segments = pathname.split('/').map(decodePart);
  if (segments.includes('sent')) return 'sent';
  return segments.includes('feedback') ? 'feedback' : undefined;
}
