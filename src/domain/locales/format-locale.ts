/**
 * A locale for `Intl`: with the calendar of our dates, and for Arabic without a region with Western digits. Versions of
 * Unicode's data differ in both, and a server and a browser have to format alike.
 */
export function formatLocale(tag: string): string {
  if (!/^ar\b/.test(tag)) return tag;
  return `${tag}-u-ca-gregory${tag === 'ar' ? '-nu-latn' : ''}`;
}
