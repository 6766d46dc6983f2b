import { afterAll, beforeAll, expect, test } from 'vitest';
import { mailMessages } from '../../../../server/application/mail/internal/messages.en.ts';
import { languageOf } from '../../../support/language-of.ts';
import { markedLanguage } from '../../../support/marked-language.ts';
import { aMember } from '../support/member.ts';
import { TestApp } from '../support/test-app.ts';

const MESSAGES = Object.values(mailMessages);

let app: TestApp;
beforeAll(async () => {
  const english = languageOf('en', MESSAGES);
  const german = markedLanguage('de', MESSAGES);
  app = await TestApp.open({ languageOf: (locale) => (locale === 'de-AT' ? german : english) });
});
afterAll(() => app.close());

test('a mail is in the language of its recipient, whoever asked for it', async () => {
  await aMember(app, 'ann', { locale: 'de-AT' });
  await aMember(app, 'bob', { locale: 'en-GB' });
  const browser = await app.browser().arrive();
  await app.deliverMails();
  for (const username_or_email of ['ann', 'bob'])
    await browser.call('UserResetPasswordResource', 'create', { username_or_email });
  const mails = await app.deliverMails();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['ann@example.org', '«mail.resetSubject Pinakes»'],
    ['bob@example.org', 'Reset your password for Pinakes'],
  ]);
});
