/** Milliseconds since the epoch. */
export interface Clock {
  now(): number;
}

/** Waits. A waiting timer does not keep the process alive. */
export interface Timer {
  after(ms: number): Alarm;
}
/** Calls back once, unless it is stopped before. */
export type Alarm = { readonly rung: Promise<void>; stop(): void };

/** Creates ids, each larger than all before, also across restarts while the clock does not run backwards. */
export interface IdGenerator {
  /** Digit text of a 53-bit number: safe as a JSON number in any client. */
  next(): string;
  /** Digit text of at most 15 digits. */
  nextUpload(): string;
  /** Digit text that identifies a request in logs and responses; not ordered. */
  nextRequest(): string;
}

/** Keyed hashes, with one key per purpose derived from the instance's secret, and random values. */
export interface Secrets {
  /** `byteLength` random bytes as hex. */
  randomHex(byteLength: number): string;
  /** Keyed hash of `text` as 64 hex digits; the same text under another purpose gives another hash. */
  sign(purpose: SecretPurpose, text: string): string;
  /**
   * True if `signature` is a result of `sign`, complete or its first 32 digits, under the current or a rotated-out
   * secret. Compares in constant time.
   */
  verify(purpose: SecretPurpose, text: string, signature: string): boolean;
  /** Keyed hash of bytes, 32 hex digits: identifies a stored picture, and does not change with rotation. */
  nameOf(bytes: Uint8Array): string;
  /** Plain SHA-256 of a session token as hex. */
  hashToken(token: string): string;
}
export type SecretPurpose =
  | ('csrf' | 'bookmark' | 'offsite' | 'upload' | 'mail' | 'preview' | 'experience_preview' | 'ad_review')
  | ('login_place' | 'rate_limit' | 'redis');

/** Memory-hard hashing. At most a few run at once; others wait. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Takes as long for a malformed hash as for a good one. */
  verify(password: string, hash: string): Promise<boolean>;
}

/** Structured log lines. Never passwords, tokens, cookies, message texts or links of mails. */
export interface Logger {
  error(event: string, fields?: LogFields): void;
  warn(event: string, fields?: LogFields): void;
  info(event: string, fields?: LogFields): void;
  debug(event: string, fields?: LogFields): void;
}
export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined | Error>>;
