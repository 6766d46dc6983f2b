import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import {
  html,
  plainText,
  subjectText,
  type MailBody,
} from '../../../../server/application/mail/internal/mail-body.ts';

const HOSTILE = `<img src=x onerror="alert('1')">\u202e\r\nBcc: eve@example.org`;

function aBody(fields: Partial<MailBody> = {}): MailBody {
  return {
    language: { tag: 'en', direction: 'ltr' },
    subject: [{ name: 'zoe' }, ' follows you'],
    lines: [['Hello ', { name: 'zoe' }, '!']],
    button: { label: 'Look', url: 'https://pins.example/login/?token=1&x=2' },
    notes: [{ line: ['No more of these?'], url: 'https://pins.example/email/subscription?token=3' }],
    ...fields,
  };
}

test('plain text says everything, each link on a line of its own', () => {
  expect(plainText(aBody(), 'Pinakes')).toBe(
    [
      'Hello zoe!',
      'Look\nhttps://pins.example/login/?token=1&x=2',
      'No more of these?\nhttps://pins.example/email/subscription?token=3',
      '-- \nPinakes\n',
    ].join('\n\n'),
  );
});

test('a name in another script is shut in, so that it does not turn the words around it', () => {
  const body = aBody({ subject: [{ name: 'דוד' }, ' follows you'], lines: [[{ name: 'דוד' }]] });
  expect(subjectText(body.subject)).toBe('\u2068דוד\u2069 follows you');
  expect(html(body, 'Pinakes')).toContain('<p><bdi>דוד</bdi></p>');
});

test('a hostile name stays a name, in the subject, in plain text and in HTML', () => {
  const body = aBody({ subject: [{ name: HOSTILE }], lines: [[{ name: HOSTILE }]] });
  expect(subjectText(body.subject)).not.toMatch(/[\r\n\u202e]/);
  const page = html(body, '<b>Pins</b>');
  expect(page).not.toMatch(/<img|<b>|onerror="/);
  expect(page).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;');
});

test('HTML fetches nothing from anywhere', () => {
  expect(html(aBody(), 'Pinakes')).not.toMatch(/<(img|link|script|iframe|style)|url\(/i);
});

test('the button has the accent of the product', async () => {
  const tokens = await readFile('src/ui/design/tokens.css', 'utf8');
  const [, accent] = /--accent: light-dark\((#[0-9a-f]{6})/.exec(tokens)!;
  expect(html(aBody(), 'Pinakes')).toContain(`background:${accent};`);
});
