import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outcomeOf, type Sending } from '../server/http-api/core/small-browser.ts';
import { aMember, type Member } from '../server/http-api/support/member.ts';
import { gifOfFrames, photo, plain, pngThatClaims } from '../server/images/sample-pictures.ts';
import { longestDelay } from './support/longest-delay.ts';
import { WholeServer } from './support/whole-server.ts';

/** Others are answered within it, in milliseconds: 60 to 250 here, by the machine and its load; what grows too fast takes seconds. */
const MAX_DELAY_MS = 600;
const PIECE = 65_536;

let server: WholeServer;
let member: Member;

beforeAll(async () => {
  server = await WholeServer.open();
  member = await aMember(server, 'sender');
  await receive(await plain(400, 300, [1, 2, 3]).png().toBuffer());
});
afterAll(() => server.close());

/** As it comes from the network, in pieces: what it costs to write the form down is the sender's. */
async function formOf(bytes: Uint8Array): Promise<Sending> {
  const form = new FormData();
  form.set('img', new File([new Uint8Array(bytes)], 'a.png'));
  const written = new Response(form);
  const headers = { 'Content-Type': written.headers.get('content-type') ?? '' };
  const whole = new Uint8Array(await written.arrayBuffer());
  let sent = 0;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      controller.enqueue(whole.slice(sent, (sent += PIECE)));
      if (sent >= whole.length) controller.close();
    },
  });
  return { method: 'POST', headers, body };
}

async function receive(bytes: Uint8Array) {
  const form = await formOf(bytes);
  return longestDelay(() => member.browser.send('/upload-image/', form));
}

const truncated = async () => (await (await photo(2000, 2000)).jpeg().toBuffer()).subarray(0, 200_000);

test.each([
  ['more than 100 megapixels', async () => pngThatClaims(10_001, 10_000), '413/23'],
  ['a side of more than 16,384 pixels', async () => pngThatClaims(16_385, 2), '413/23'],
  ['more than 500 frames', async () => gifOfFrames(501, 10, 10), '413/23'],
  ['more than 100 megapixels over all frames', async () => gifOfFrames(500, 1000, 1000), '413/23'],
  ['a hundred thousand frames', async () => gifOfFrames(100_000, 1, 1), '413/23'],
  ['more than 20 MB', async () => Buffer.alloc(20_000_001, '\x89PNG\r\n\x1a\n', 'latin1'), '413/23'],
  ['20 MB of ends of lines', async () => Buffer.alloc(19_999_999, '\r\n--', 'latin1'), '400/19'],
  ['half a picture', truncated, '400/19'],
  ['a header without pixels', async () => pngThatClaims(9_000, 9_000), '400/19'],
  [
    'a slow kind of picture with more pixels than it may have',
    async () => plain(5000, 3500, [1, 2, 3]).avif({ effort: 0 }).toBuffer(),
    '413/23',
  ],
])('%s is refused, and nobody waits for it', async (_name, make, outcome) => {
  const { result, delay } = await receive(await make());
  expect(outcomeOf(result)).toBe(outcome);
  expect(delay).toBeLessThan(MAX_DELAY_MS);
});

describe('what takes long within the limits keeps nobody waiting', () => {
  test.each([
    ['a slow kind', () => photo(4000, 3900).avif({ effort: 0 }).toBuffer()],
    ['a large WebP', () => photo(5000, 4000).webp({ effort: 0 }).toBuffer()],
    ['many pixels in a few bytes', () => plain(9000, 9000, [1, 2, 3]).png().toBuffer()],
    ['many bytes', () => photo(2600, 2400).png({ compressionLevel: 0 }).toBuffer()],
    ['many frames', async () => gifOfFrames(500, 400, 400)],
  ])('%s', { timeout: 60_000 }, async (_name, make) => {
    const { result, delay } = await receive(await make());
    expect(outcomeOf(result)).toBe('200');
    expect(delay).toBeLessThan(MAX_DELAY_MS);
  });
});
