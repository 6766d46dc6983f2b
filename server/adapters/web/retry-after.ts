/** The delay of a `Retry-After` header, in seconds or as a date, in ms; null when it is malformed. */
export function retryAfter(said: string, now: number): number | null {
  const text = said.trim();
  const isDate = /^[a-z]{3,9}, .{10,40} GMT$/i.test(text);
  const wait = /^\d{1,12}$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now : NaN;
  return wait > 0 ? wait : null;
}
