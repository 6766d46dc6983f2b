import { describe, expect, test } from 'vitest';
import { readWebPage } from '../../../server/adapters/web/read-web-page.ts';

const read = (bytes: Uint8Array, contentType: string) =>
  readWebPage({ url: 'https://www.example.com/', bytes, contentType });

describe('charsets', () => {
  const latin1 = Buffer.from('<title>Caf\xe9</title>', 'latin1');
  const declared = Buffer.from('<meta charset="iso-8859-1"><title>Caf\xe9</title>', 'latin1');
  const xml = (label: string, more = '') =>
    Buffer.from(`<?xml version="1.0" encoding="${label}"?>${more}<title>Caf\xe9</title>`, 'latin1');
  const declaredLater = xml('koi8-r', '<meta charset="iso-8859-1">');
  const prologOfOther = xml('koi8-r');
  const marked = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from('<title>Café</title>')]);
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('<title>Café</title>', 'utf16le')]);
  test.each([
    ['told by the sender', latin1, 'text/html; charset=ISO-8859-1'],
    ['told by the page', declared, 'text/html'],
    ['told by a mark, whatever else is told', marked, 'text/html; charset=iso-8859-1'],
    ['of two bytes', wide, 'text/html'],
    ['told by the page after another first line', declaredLater, 'text/html'],
    ['told by the sender, whatever the first line says', prologOfOther, 'text/html; charset=iso-8859-1'],
    ['told by nobody', latin1, 'text/html'],
    ['unknown', Buffer.from('<title>Café</title>'), 'text/html; charset=none-such'],
  ])('%s', (_name, bytes, type) => expect(read(bytes, type).title).toBe('Café'));

  test('told by the first line only', () => {
    expect(read(xml('koi8-r'), 'application/xhtml+xml').title).toBe('CafИ');
    expect(read(xml('utf-16'), 'text/html').title).toBe('Caf\ufffd');
  });

  test('of Japan', () => {
    const bytes = Buffer.from([
      ...Buffer.from('<title>'),
      0x93,
      0xfa,
      0x96,
      0x7b,
      ...Buffer.from('</title>'),
    ]);
    expect(read(bytes, 'text/html; charset=Shift_JIS').title).toBe('日本');
  });
});
