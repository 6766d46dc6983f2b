import type { RawOptions } from '../request/call-input.ts';

/** What is never sent back, whatever call it was sent to. */
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

/** Options without secrets, as answers tell them. */
export function optionsEcho(options: RawOptions): Record<string, unknown> {
  return Object.fromEntries(Object.entries(options).filter(([name]) => !SECRET.has(name)));
}
