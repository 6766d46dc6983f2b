import { expect, test } from 'vitest';
import { ERRORS } from '../../wire/errors.ts';

test.each([
  ['invalid_parameter', 400, 1],
  ['malformed_request', 400, 4],
  ['invalid_bookmark', 400, 5],
  ['wrapper_refused', 400, 6],
  ['fetch_failed', 400, 18],
  ['bad_media', 400, 19],
  ['token_invalid', 400, 81],
  ['wrong_password', 400, 82],
  ['authentication_required', 401, 2],
  ['login_failed', 401, 78],
  ['second_factor_required', 401, 80],
  ['csrf_failed', 403, 3],
  ['forbidden', 403, 7],
  ['limited_login', 403, 10],
  ['account_restricted', 403, 12],
  ['profile_not_usable', 403, 13],
  ['signup_closed', 403, 14],
  ['age_restricted', 403, 15],
  ['unknown_call', 404, 11],
  ['user_not_found', 404, 30],
  ['board_not_found', 404, 40],
  ['pin_not_found', 404, 50],
  ['topic_not_found', 404, 60],
  ['section_not_found', 404, 2026],
  ['object_not_found', 404, 70],
  ['unsupported_method', 405, 20],
  ['request_timeout', 408, 21],
  ['taken', 409, 16],
  ['conflict', 409, 17],
  ['limit_reached', 409, 22],
  ['too_large', 413, 23],
  ['address_too_long', 414, 24],
  ['unsupported_media_type', 415, 25],
  ['rate_limited', 429, 8],
  ['internal', 500, 100],
  ['unavailable', 503, 102],
  ['storage_full', 507, 103],
] as const)('%s is answered with status %i and code %i', (reason, httpStatus, code) => {
  expect(ERRORS[reason]).toMatchObject({ httpStatus, code });
});

test('no two reasons share a code', () => {
  const codes = Object.values(ERRORS).map((error) => error.code);
  expect(new Set(codes).size).toBe(codes.length);
});
