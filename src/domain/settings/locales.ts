/** The supported locales for dates, numbers and names. */
export const LOCALES: readonly string[] = [
  ...['en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IN'],
  ...['ar', 'bg-BG', 'cs-CZ', 'da-DK', 'de', 'de-AT', 'de-CH', 'el-GR', 'es-ES', 'es-419', 'es-MX'],
  ...['fi-FI', 'fr', 'fr-CA', 'he-IL', 'hi-IN', 'hr-HR', 'hu-HU', 'id-ID', 'it', 'ja', 'ko-KR', 'ms-MY'],
  ...['nb-NO', 'nl', 'pl-PL', 'pt-BR', 'pt-PT', 'ro-RO', 'ru-RU', 'sk-SK', 'sv-SE', 'th-TH', 'tr', 'uk-UA'],
  ...['vi-VN', 'zh-CN', 'zh-TW'],
];
