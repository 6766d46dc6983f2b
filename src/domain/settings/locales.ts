/**
 * The locales to choose from: the languages of the interface, and their regions with other dates, numbers or names. Only
 * those of offered languages are shown.
 */
export const LOCALES: readonly string[] = [
  ...['en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IN', 'ar', 'de', 'de-AT', 'de-CH', 'es', 'es-419', 'es-MX'],
  ...['fr', 'fr-CA', 'ja', 'pt-BR', 'pt-PT'],
];
