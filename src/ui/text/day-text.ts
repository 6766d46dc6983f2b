const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A formatted date, the same on the server and in the browser: "Nov 21, 2026". */
export function dayText(ms: number): string {
  return DAY.format(ms);
}
