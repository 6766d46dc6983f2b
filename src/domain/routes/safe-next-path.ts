import { decodePart } from './internal/query-text.ts';

const MAX_NEXT_PATH_LENGTH = 2048;
const CONTROL_CHARACTER = /\p{Cc}/u;

/**
 * The path to go to after a log-in, or `undefined` when the value could lead off this site: other origins in any
 * disguise (`//evil`, `/\evil`, encoded slashes, dot segments that end in `//`), control characters, broken encodings.
 * The result is plain ASCII, so it can be used in a Location header.
 */
export function safeNextPath(value: string | null | undefined): string | undefined {
  if (!value?.startsWith('/') || !value.isWellFormed()) return undefined;
  if (CONTROL_CHARACTER.test(value) || value.includes('\\')) return undefined;
  const written = value.split(/[?#]/, 1)[0] ?? '';
  const path = decodePart(written);
  if (path === undefined || CONTROL_CHARACTER.test(path) || path.includes('\\')) return undefined;
  if (written.includes('//') || path.startsWith('//')) return undefined;
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return undefined;
  const ascii = value.replace(/[^\u0021-\u007e]+/g, (part) => encodeURIComponent(part));
  return ascii.length <= MAX_NEXT_PATH_LENGTH ? ascii : undefined;
}
