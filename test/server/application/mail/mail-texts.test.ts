import { describe, expect, test } from 'vitest';
import { html, plainText, subjectText } from '../../../../server/application/mail/internal/mail-body.ts';
import { MailTexts } from '../../../../server/application/mail/internal/mail-texts.ts';
import { mailMessages } from '../../../../server/application/mail/internal/messages.en.ts';
import { Language } from '../../../../src/domain/messages/language.ts';
import { bareTexts } from '../../../support/bare-texts.ts';
import { languageOf } from '../../../support/language-of.ts';
import { markedLanguage } from '../../../support/marked-language.ts';

const URL = 'https://pins.example/link';
const MAY = Date.UTC(2026, 4, 24);

function everyMail(texts: MailTexts) {
  return {
    passwordReset: texts.passwordReset('zoe', URL),
    accountSecured: texts.accountSecured('zoe', URL),
    signup: texts.signup(URL),
    alreadyRegistered: texts.alreadyRegistered('zoe', URL),
    confirmEmail: texts.confirmEmail('zoe', URL),
    emailChanged: texts.emailChanged('zoe', URL),
    passwordChanged: texts.passwordChanged('zoe', URL),
    newFollower: texts.newFollower('zoe', URL, URL),
    sponsorshipAsked: texts.sponsorshipAsked('zoe', 'ann', 'Lamp', URL),
    exportReady: texts.exportReady(URL),
    deletionPlanned: texts.deletionPlanned('zoe', MAY, URL),
  };
}

const MESSAGES = Object.values(mailMessages);
const english = everyMail(new MailTexts(languageOf('en', MESSAGES), 'Pinakes'));

describe('in English', () => {
  test('a request for a new password', () => {
    const mail = english.passwordReset;
    expect(subjectText(mail.subject)).toBe('Reset your password for Pinakes');
    expect(plainText(mail, 'Pinakes')).toBe(
      [
        'Hi zoe, we received a request to reset the password for your account.',
        `Reset password\n${URL}`,
        'The link works once and expires in an hour.',
        'If you didn’t request this, you can ignore this email.',
        '-- \nPinakes\n',
      ].join('\n\n'),
    );
  });

  test('a planned deletion names the day', () => {
    expect(plainText(english.deletionPlanned, 'Pinakes')).toContain(
      'The account zoe is hidden and will be deleted on May 24, 2026.',
    );
  });

  test('a British reader gets the day before the month', () => {
    const british = new MailTexts(languageOf('en', MESSAGES, {}, 'en-GB'), 'Pinakes');
    expect(plainText(british.deletionPlanned('zoe', MAY, URL), 'Pinakes')).toContain('on 24 May 2026.');
  });

  test('an export says how long it can be downloaded', () => {
    expect(plainText(english.exportReady, 'Pinakes')).toContain('The file is available for 7 days.');
  });
});

describe('in another language', () => {
  const marked = markedLanguage('ar', MESSAGES);
  const rightToLeft = { tag: marked.tag, direction: 'rtl' } as const;

  test.each(Object.entries(everyMail(new MailTexts(marked, 'Pinakes'))))(
    'every text of %s is in it',
    (_name, mail) => {
      expect(subjectText(mail.subject)).toMatch(/^«.*»$/);
      const texts = plainText(mail, 'Pinakes')
        .split('\n')
        .filter((line) => !['', URL, '-- ', 'Pinakes'].includes(line));
      expect(texts.length).toBeGreaterThan(0);
      for (const line of texts) expect(line).toMatch(/^«.*»$/);
    },
  );

  test('a page tells the language and its direction', () => {
    const mail = { ...new MailTexts(marked, 'Pinakes').signup(URL), language: rightToLeft };
    expect(html(mail, 'Pinakes')).toContain('<html lang="ar" dir="rtl">');
  });

  test('a date is written as people there do', () => {
    const german = new MailTexts(
      languageOf('de', MESSAGES, { 'mail.deletionText': '{username} wird am {day} gelöscht.' }),
      'Pinakes',
    );
    expect(plainText(german.deletionPlanned('zoe', MAY, URL), 'Pinakes')).toContain(
      'zoe wird am 24. Mai 2026 gelöscht.',
    );
  });
});

describe('in the pseudo-language', async () => {
  const pseudo = (await import('language:en-XA')).default;
  const mails = everyMail(new MailTexts(new Language(pseudo, 'en-XA'), 'Pinakes'));
  const content = ['Pinakes', 'zoe', 'ann', 'Lamp', URL, 'May'];

  test('there are mails of all kinds', () => {
    const kinds = Object.getOwnPropertyNames(MailTexts.prototype).filter((name) => name !== 'constructor');
    expect(Object.keys(mails).sort()).toEqual(kinds.sort());
  });

  test.each(Object.entries(mails))('no text of %s is bare', (_kind, mail) => {
    const page = html(mail, 'Pinakes').replaceAll(/<[^>]*>/g, ' ');
    const texts = [subjectText(mail.subject), plainText(mail, 'Pinakes'), page];
    expect(texts.flatMap((text) => bareTexts([text], content))).toEqual([]);
  });
});
