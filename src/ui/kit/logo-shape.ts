/** The logo: two tablets, the front one with a hole, in a 32 px square. */
export const LARGE_LOGO = {
  viewBox: '0 0 32 32',
  front:
    'M15 3h8a5 5 0 0 1 5 5v9a5 5 0 0 1-5 5h-8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm4 5.5a4 4 0 1 0 0 8a4 4 0 0 0 0-8Z',
  rear: 'M4 8a4 4 0 0 1 4-4h.85Q9.255 4 9 4.4A7 7 0 0 0 8 8v9a7 7 0 0 0 7 7h3.6q.4 0 .4.4V25a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4Z',
} as const;
