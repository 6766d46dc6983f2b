export interface ErrorKind {
  httpStatus: number;
  code: number;
}

/** Every failure of the calls, by the `reason` of its error object. */
export const ERRORS = {
  invalid_parameter: { httpStatus: 400, code: 1 },
  malformed_request: { httpStatus: 400, code: 4 },
  invalid_bookmark: { httpStatus: 400, code: 5 },
  wrapper_refused: { httpStatus: 400, code: 6 },
  fetch_failed: { httpStatus: 400, code: 18 },
  bad_media: { httpStatus: 400, code: 19 },
  token_invalid: {
    httpStatus: 400,
    code: 81,
  },
  wrong_password: { httpStatus: 400, code: 82 },
  authentication_required: { httpStatus: 401, code: 2 },
  login_failed: {
    httpStatus: 401,
    code: 78,
  },
  second_factor_required: {
    httpStatus: 401,
    code: 80,
  },
  csrf_failed: {
    httpStatus: 403,
    code: 3,
  },
  forbidden: { httpStatus: 403, code: 7 },
  limited_login: { httpStatus: 403, code: 10 },
  account_restricted: { httpStatus: 403, code: 12 },
  profile_not_usable: { httpStatus: 403, code: 13 },
  signup_closed: { httpStatus: 403, code: 14 },
  age_restricted: {
    httpStatus: 403,
    code: 15,
  },
  unknown_call: { httpStatus: 404, code: 11 },
  user_not_found: { httpStatus: 404, code: 30 },
  board_not_found: { httpStatus: 404, code: 40 },
  pin_not_found: { httpStatus: 404, code: 50 },
  topic_not_found: { httpStatus: 404, code: 60 },
  section_not_found: { httpStatus: 404, code: 2026 },
  object_not_found: { httpStatus: 404, code: 70 },
  unsupported_method: { httpStatus: 405, code: 20 },
  request_timeout: { httpStatus: 408, code: 21 },
  taken: { httpStatus: 409, code: 16 },
  conflict: { httpStatus: 409, code: 17 },
  limit_reached: { httpStatus: 409, code: 22 },
  too_large: { httpStatus: 413, code: 23 },
  address_too_long: { httpStatus: 414, code: 24 },
  unsupported_media_type: {
    httpStatus: 415,
    code: 25,
  },
  rate_limited: {
    httpStatus: 429,
    code: 8,
  },
  internal: { httpStatus: 500, code: 100 },
  unavailable: { httpStatus: 503, code: 102 },
  storage_full: { httpStatus: 507, code: 103 },
} as const satisfies Record<string, ErrorKind>;

export type ErrorReason = keyof typeof ERRORS;
