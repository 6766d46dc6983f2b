const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * The key of a counter. `account` is the account in the request, `strangers_of_account` all clients that have never
 * logged in to it; when their limit is reached, clients that have logged in before are delayed instead.
 */
export type RateSubject =
  | 'user'
  | 'user_or_address'
  | 'visitor'
  | 'address'
  | 'account_and_address'
  | 'account'
  | 'strangers_of_account';

export type RateRule = {
  /** Calls with the same name share a counter. */
  readonly name: string;
  readonly by: RateSubject;
  readonly limit: number;
  readonly windowMs: number;
};

const WRITES: readonly RateRule[] = [
  { name: 'writes', by: 'user', limit: 300, windowMs: MINUTE },
  { name: 'writes', by: 'visitor', limit: 60, windowMs: MINUTE },
];

/** Rate limits; every rule of a bucket applies. */
export const RATE_BUCKETS = {
  reads: [{ name: 'reads', by: 'user_or_address', limit: 3000, windowMs: MINUTE }],
  writes: WRITES,
  /** The server decodes a picture for each of them. */
  visual: [{ name: 'visual', by: 'user_or_address', limit: 120, windowMs: MINUTE }],
  login: [
    { name: 'login', by: 'account_and_address', limit: 10, windowMs: 15 * MINUTE },
    { name: 'login_address', by: 'address', limit: 50, windowMs: HOUR },
    { name: 'login_account', by: 'strangers_of_account', limit: 100, windowMs: DAY },
  ],
  signup: [{ name: 'signup', by: 'address', limit: 5, windowMs: HOUR }],
  account_mails: [
    { name: 'account_mails', by: 'account', limit: 5, windowMs: HOUR },
    { name: 'account_mails_user', by: 'user', limit: 5, windowMs: HOUR },
    { name: 'account_mails_address', by: 'address', limit: 20, windowMs: HOUR },
  ],
  password_checks: [{ name: 'password_checks', by: 'user', limit: 10, windowMs: 15 * MINUTE }, ...WRITES],
  email_changes: [
    { name: 'password_checks', by: 'user', limit: 10, windowMs: 15 * MINUTE },
    { name: 'account_mails_user', by: 'user', limit: 5, windowMs: HOUR },
    { name: 'account_mails_address', by: 'address', limit: 20, windowMs: HOUR },
  ],
  name_checks: [{ name: 'name_checks', by: 'address', limit: 30, windowMs: HOUR }],
  pin_saves: [{ name: 'pin_saves', by: 'user', limit: 120, windowMs: MINUTE }, ...WRITES],
  follows: [{ name: 'follows', by: 'user', limit: 120, windowMs: MINUTE }, ...WRITES],
  comments: [{ name: 'comments', by: 'user', limit: 20, windowMs: MINUTE }, ...WRITES],
  messages: [{ name: 'messages', by: 'user', limit: 30, windowMs: MINUTE }, ...WRITES],
  invites: [{ name: 'invites', by: 'user', limit: 20, windowMs: MINUTE }, ...WRITES],
  uploads: [{ name: 'uploads', by: 'user', limit: 60, windowMs: MINUTE }, ...WRITES],
  page_scrapes: [{ name: 'page_scrapes', by: 'user', limit: 30, windowMs: MINUTE }],
  /** A page has at most a hundred pictures. */
  source_previews: [{ name: 'source_previews', by: 'user', limit: 400, windowMs: MINUTE }],
  /** The same limit as for creating pins from pictures of other sites. */
  picture_checks: [{ name: 'picture_checks', by: 'user', limit: 120, windowMs: MINUTE }],
  /** The server compares pictures for it, and merges in batches. */
  duplicates: [{ name: 'duplicates', by: 'user', limit: 240, windowMs: MINUTE }],
  reports: [{ name: 'reports', by: 'user', limit: 20, windowMs: HOUR }, ...WRITES],
  events: [{ name: 'events', by: 'user_or_address', limit: 120, windowMs: MINUTE }],
  offsite_checks: [{ name: 'offsite_checks', by: 'user_or_address', limit: 240, windowMs: MINUTE }],
} as const satisfies Record<string, readonly RateRule[]>;

export type RateBucket = keyof typeof RATE_BUCKETS;
