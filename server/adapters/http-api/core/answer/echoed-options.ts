import type { RawOptions } from '../request/call-input.ts';

/** Options that are never echoed, whatever the call. */
const SECRET: ReadonlySet<string> = new Set([
  'password',
  'new_password',
  'new_password_confirm',
  'old_password',
  'token',
  'mfa_code',
  'code',
  'image_base64',
  'headers',
]);

/** The options without secrets, for the echo. */
export function optionsEcho(options: RawOptions): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !SECRET.has(name)));
}
