/** More locales than that are only those that somebody makes up. */
const MAX_KNOWN = 100;

/** Remembers a formatter for each locale, or for each unit of one: to make one takes as long as a thousand uses. */
export function perLocale<Formatter>(make: (locale: string) => Formatter): (locale: string) => Formatter {
  const known = new Map<string, Formatter>();
  return (locale) => {
    const old = known.get(locale);
    if (old !== undefined) return old;
    if (known.size >= MAX_KNOWN) known.clear();
    const made = make(locale);
    known.set(locale, made);
    return made;
  };
}
