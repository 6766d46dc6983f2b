import { afterEach, beforeEach, expect, test } from 'vitest';
import { SmtpMailer } from '../../../server/adapters/mail/smtp-mailer.ts';
import { MailRefused } from '../../../server/application/ports/mailer.ts';
import { describeMailer } from '../../contracts/mailer.contract.ts';
import { aMail } from './a-mail.ts';
import { MailServerForTests } from './mail-server-for-tests.ts';

let server: MailServerForTests;
let mailer: SmtpMailer;
const logged: unknown[] = [];
beforeEach(async () => {
  logged.length = 0;
  server = await MailServerForTests.open();
  const note = (event: string, fields?: unknown) => logged.push([event, fields]);
  mailer = new SmtpMailer({
    url: server.url,
    from: 'Pinakes <noreply@pins.example>',
    logger: { error: note, warn: note, info: note, debug: note },
  });
});
afterEach(async () => {
  mailer.close();
  await server.close();
});

describeMailer('mail server', async () => {
  const before = server.received.length;
  const sent = async () => server.received.slice(before);
  return { mailer, sent, logged: () => JSON.stringify(logged) };
});

test.each([
  ['RCPT', '550 no such user'],
  ['DATA', '554 not wanted'],
])('a server that says no for good at %s has refused the mail', async (verb, answer) => {
  server.answers.set(verb, answer);
  await expect(mailer.send(aMail())).rejects.toBeInstanceOf(MailRefused);
});

test.each([
  ['RCPT', '450 try later'],
  ['MAIL', '451 busy'],
  ['MAIL', '530 log in first'],
])('a server that says %s %s may take it another time', async (verb, answer) => {
  server.answers.set(verb, answer);
  const failure: unknown = await mailer.send(aMail()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefused);
});

test('a server that is away may be there another time', async () => {
  await server.close();
  const failure: unknown = await mailer.send(aMail()).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(MailRefused);
});
