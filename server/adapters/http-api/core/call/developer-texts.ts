/**
 * Failures that only a mistake in a program causes, and invalid values of parameters, which the app checks before it
 * sends them: these texts are for developers, in English.
 */
export const developerTexts = {
  malformed_request: 'The request could not be read.',
  wrapper_refused: 'This address cannot be called here.',
  unknown_call: 'Not found.',
  unsupported_method: 'unsupported method {action}',
  unsupported_media_type: 'This kind of content is not accepted.',
} as const;

export function missingParameter(name: string): string {
  return `Missing required parameter '${name}'`;
}

export function invalidValue(name: string): string {
  return `Invalid value for parameter '${name}'`;
}

/** @param method a verb or the action of a call */
export function unsupportedMethod(method: string): string {
  return developerTexts.unsupported_method.replace('{action}', method);
}

export function tooLong(label: string, limit: number): string {
  return `${label} is too long (${limit} characters at most).`;
}

export function tooShort(label: string, limit: number): string {
  return `${label} is too short (${limit} characters at least).`;
}

/** Of a list. */
export function tooMany(label: string, limit: number): string {
  return `${label}: ${limit} at most.`;
}

/** Of a list. */
export function tooFew(label: string, limit: number): string {
  return `${label}: ${limit} at least.`;
}
