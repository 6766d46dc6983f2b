import { decodePart } from './query-text.ts';

/** Pages about something just sent, and feedback pages, wherever in the path the word stands. */
export type PathClass = 'sent' | 'feedback';

export function pathClass(pathname: string): PathClass | undefined {
  const segments = pathname.split('/').map(decodePart);
  if (segments.includes('sent')) return 'sent';
  return segments.includes('feedback') ? 'feedback' : undefined;
}
