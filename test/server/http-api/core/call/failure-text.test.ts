import { describe, expect, test } from 'vitest';
import {
  CallFailure,
  invalidParameter,
} from '../../../../../server/adapters/http-api/core/call/call-failure.ts';
import { failureText } from '../../../../../server/adapters/http-api/core/call/failure-text.ts';
import { errorMessages } from '../../../../../server/adapters/http-api/core/call/messages.en.ts';
import type { ErrorReason } from '../../../../../wire/errors.ts';
import { ERRORS } from '../../../../../wire/errors.ts';
import { languageOf } from '../../../../support/language-of.ts';
import { markedLanguage } from '../../../../support/marked-language.ts';
import { outcomeOf, SmallBrowser } from '../small-browser.ts';
import { SmallSite } from '../small-site.ts';

const MESSAGES = Object.values(errorMessages);
const english = languageOf('en', MESSAGES);
const marked = markedLanguage('de', MESSAGES);

/** What only developers read. */
const TECHNICAL: readonly ErrorReason[] = [
  'malformed_request',
  'wrapper_refused',
  'unknown_call',
  'unsupported_method',
  'unsupported_media_type',
];
const REASONS = Object.keys(ERRORS) as ErrorReason[];

describe('the text of a failure', () => {
  test.each(REASONS.filter((reason) => !TECHNICAL.includes(reason)))(
    '%s is in the reader’s language',
    (reason) => {
      expect(failureText(new CallFailure(reason), english)).toMatch(/^[A-Z]/);
      expect(failureText(new CallFailure(reason), marked)).toBe(`«error.${reason}»`);
    },
  );

  test.each(TECHNICAL)('%s is for developers, in English', (reason) => {
    expect(failureText(new CallFailure(reason), marked)).toMatch(/^[\w .{}]+$/);
  });

  test('names a missing parameter to developers', () => {
    expect(failureText(invalidParameter('name', 'missing'), marked)).toBe(
      "Missing required parameter 'name'",
    );
  });
});

describe('an answer', () => {
  const site = () =>
    new SmallSite({}, { languageOf: (locale) => (locale.startsWith(marked.tag) ? marked : english) });
  const asked = (languages: string) => ({ headers: { 'Accept-Language': languages } });
  const messageOf = async (languages: string) => {
    const told = await new SmallBrowser(site()).send('/resource/StateResource/get/', asked(languages));
    expect(outcomeOf(told)).toBe('401/2');
    return told.body.resource_response?.message;
  };

  test('has its message in the language of the request', async () => {
    expect(await messageOf('de-AT,en;q=0.5')).toBe('«error.authentication_required»');
    expect(await messageOf('en-GB')).toBe('Authentication failed.');
    expect(await messageOf('fi')).toBe('Authentication failed.');
  });
});
