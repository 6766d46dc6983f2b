/** The raw value of a cookie that scripts can read; null when there is none. */
export function readCookie(name: string): string | null {
  for (const part of document.cookie.split('; ')) {
    if (part.startsWith(`${name}=`)) return part.slice(name.length + 1);
  }
  return null;
}
