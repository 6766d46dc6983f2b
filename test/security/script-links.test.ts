import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aMember, makeBoard, succeeded, type Member } from '../server/http-api/support/member.ts';
import { outcomeOf } from '../server/http-api/core/small-browser.ts';
import type { WirePin } from '../../wire/pin.ts';
import { pinPhoto, sendPhoto } from './support/photos.ts';
import { WholeServer } from './support/whole-server.ts';

/** An address that a browser would run instead of open is no link, wherever somebody enters one. */

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'owner');
});
afterAll(() => server.close());

const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://example.org/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'https:javascript:alert(1)',
  '//example.org',
  'https://',
  'https://user:password@example.org/',
];

describe.each(SCRIPTS)('%j', (link) => {
  test('is refused, or comes out as a plain web address', async () => {
    const { upload_id } = await sendPhoto(member);
    const made = await member.browser.call('PinResource', 'create', { upload_id, link });
    const said = await member.browser.call('UserSettingsResource', 'update', { website_url: link });
    for (const told of [made, said]) {
      if (outcomeOf(told) === '400/1') continue;
      const { link: kept, website_url: site } = succeeded<{ link?: string; website_url?: string }>(told);
      expect(new URL(String(kept ?? site)).protocol).toMatch(/^https?:$/);
    }
    const page = await server.browser().send('/owner/');
    expect(page.text).not.toMatch(/href="\s*(?:javascript|data|vbscript|blob|file):/i);
  });

  test('in a description stays text', async () => {
    const board = await makeBoard(member, { description: link });
    const pin = await pinPhoto(member, { board_id: board.id, description: `see ${link} and <${link}>` });
    expect(pin.description_html).not.toMatch(/href="(?!https?:\/\/)/);
    const { text } = await server.browser().send(pin.seo_url);
    expect(text).not.toMatch(/href="\s*(?:javascript|data|vbscript|blob|file):/i);
  });
});

test('what is led to stays the address that was written', async () => {
  const link = 'https://example.org/a?b=c&d=%22#e';
  const pin = await pinPhoto(member, { link });
  const read = await server.browser().call('PinResource', 'get', { id: pin.id });
  expect(succeeded<WirePin>(read).link).toBe(link);
});
