/** The codes of business types. */
export const BUSINESS_TYPES = [
  'creator',
  'maker',
  'online_shop',
  'local_shop',
  'brand',
  'professional',
  'publisher',
  'institution',
  'nonprofit',
  'other',
] as const;
