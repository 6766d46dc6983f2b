export interface ErrorKind {
  httpStatus: number;
  code: number;
  /** The default text for people. */
  message: string;
}

/** Every failure of the calls, by the `reason` of its error object. */
export const ERRORS = {
  invalid_parameter: { httpStatus: 400, code: 1, message: 'Invalid parameters.' },
  malformed_request: { httpStatus: 400, code: 4, message: 'The request could not be read.' },
  invalid_bookmark: { httpStatus: 400, code: 5, message: 'This page of the list is no longer available.' },
  wrapper_refused: { httpStatus: 400, code: 6, message: 'This address cannot be called here.' },
  fetch_failed: { httpStatus: 400, code: 18, message: 'We could not get anything from that address.' },
  bad_media: { httpStatus: 400, code: 19, message: 'This file is not an image or video we can read.' },
  token_invalid: {
    httpStatus: 400,
    code: 81,
    message: 'This link is no longer valid. Please ask for a new one.',
  },
  wrong_password: { httpStatus: 400, code: 82, message: 'The current password is incorrect.' },
  authentication_required: { httpStatus: 401, code: 2, message: 'Authentication failed.' },
  login_failed: {
    httpStatus: 401,
    code: 78,
    message: 'The username, e-mail or password you entered is incorrect.',
  },
  second_factor_required: {
    httpStatus: 401,
    code: 80,
    message: 'Enter the code from your authenticator app.',
  },
  csrf_failed: {
    httpStatus: 403,
    code: 3,
    message: 'Your security token is missing or out of date. Please try again.',
  },
  forbidden: { httpStatus: 403, code: 7, message: 'You are not allowed to do that.' },
  limited_login: { httpStatus: 403, code: 10, message: 'Log in to continue' },
  account_restricted: { httpStatus: 403, code: 12, message: 'Your account cannot do that at the moment.' },
  profile_not_usable: { httpStatus: 403, code: 13, message: 'You cannot act for this business profile.' },
  signup_closed: { httpStatus: 403, code: 14, message: 'New accounts are not open here.' },
  age_restricted: {
    httpStatus: 403,
    code: 15,
    message: 'You are not old enough to use this service yet.',
  },
  unknown_call: { httpStatus: 404, code: 11, message: 'Not found.' },
  user_not_found: { httpStatus: 404, code: 30, message: 'User not found.' },
  board_not_found: { httpStatus: 404, code: 40, message: 'Board not found.' },
  pin_not_found: { httpStatus: 404, code: 50, message: 'Pin not found.' },
  topic_not_found: { httpStatus: 404, code: 60, message: 'Topic not found.' },
  section_not_found: { httpStatus: 404, code: 2026, message: 'Board section not found.' },
  object_not_found: { httpStatus: 404, code: 70, message: 'Not found.' },
  /** `{action}` is replaced by the action of the call. */
  unsupported_method: { httpStatus: 405, code: 20, message: 'unsupported method {action}' },
  request_timeout: { httpStatus: 408, code: 21, message: 'The request took too long to arrive.' },
  taken: { httpStatus: 409, code: 16, message: 'This name or address is already in use.' },
  conflict: { httpStatus: 409, code: 17, message: 'This has changed in the meantime.' },
  limit_reached: { httpStatus: 409, code: 22, message: 'This board is full.' },
  too_large: { httpStatus: 413, code: 23, message: 'This is too large.' },
  address_too_long: { httpStatus: 414, code: 24, message: 'This address is too long.' },
  unsupported_media_type: {
    httpStatus: 415,
    code: 25,
    message: 'This kind of content is not accepted.',
  },
  rate_limited: {
    httpStatus: 429,
    code: 8,
    message: 'You are doing that too often. Please try again in a moment.',
  },
  internal: { httpStatus: 500, code: 100, message: 'Sorry! Something went wrong on our end.' },
  unavailable: { httpStatus: 503, code: 102, message: 'The service is busy. Please try again.' },
  storage_full: { httpStatus: 507, code: 103, message: 'There is no space left for new files.' },
} as const satisfies Record<string, ErrorKind>;

export type ErrorReason = keyof typeof ERRORS;

/** The default message of a failure, with the name of the action. */
export function errorMessage(reason: ErrorReason, action = ''): string {
  return ERRORS[reason].message.replace('{action}', action);
}
