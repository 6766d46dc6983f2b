/** Business types, by code. */
export const BUSINESS_TYPES = [
  { code: 'creator', name: 'Artist or creator' },
  { code: 'maker', name: 'Maker or workshop' },
  { code: 'online_shop', name: 'Online shop' },
  { code: 'local_shop', name: 'Shop or restaurant with a door' },
  { code: 'brand', name: 'Brand' },
  { code: 'professional', name: 'Professional or consultant' },
  { code: 'publisher', name: 'Publisher or press' },
  { code: 'institution', name: 'Museum, school or other institution' },
  { code: 'nonprofit', name: 'Non-profit' },
  { code: 'other', name: 'Something else' },
] as const;
