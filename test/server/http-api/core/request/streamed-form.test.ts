import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CallFailure } from '../../../../../server/adapters/http-api/core/call/call-failure.ts';
import { streamedForm } from '../../../../../server/adapters/http-api/core/request/streamed-form.ts';

const TYPE = 'multipart/form-data; boundary=line';

/** The bytes in pieces of these lengths, again and again. */
async function* inPieces(bytes: Uint8Array, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, piece = 0; at < bytes.byteLength; piece += 1) {
    const length = lengths[piece % lengths.length] ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

function form(file: Uint8Array, fields: Readonly<Record<string, string>> = {}): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head =
    '--line\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: video/mp4\r\n\r\n';
  return Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from('\r\n--line--\r\n')]);
}

async function read(bytes: Uint8Array, lengths: readonly number[] = [1_000]) {
  const { fields, file } = await streamedForm(inPieces(bytes, lengths), TYPE);
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(piece);
  return { fields, file: Buffer.concat(pieces) };
}

test('fields come before the file, which is read as it comes', async () => {
  const told = await read(form(Buffer.from('a film'), { upload_id: '1', note: 'é\r\n-' }));
  expect(told).toEqual({ fields: { upload_id: '1', note: 'é\r\n-' }, file: Buffer.from('a film') });
});

test('however it is cut, and however much the file looks like its own end, all of it arrives', async () => {
  const part = fc.oneof(
    fc.constantFrom('\r\n--line', '\r\n--lin', '\r', '\n', '--', '\r\n', '\r\n--\r\n--li'),
    fc.string({ maxLength: 30 }),
  );
  const lengths = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 12 }), lengths, async (texts, cuts) => {
      const content = Buffer.from(texts.join('').replaceAll('\r\n--line', '\r\n--lime'));
      expect((await read(form(content, { a: 'b' }), cuts)).file.equals(content)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('what came before the line broke is handed on first', async () => {
  const whole = form(Buffer.alloc(5_000, 'a'));
  const { file } = await streamedForm(inPieces(whole.subarray(0, 4_000), [500]), TYPE);
  let length = 0;
  const all = (async () => {
    for await (const piece of file) length += piece.byteLength;
  })();
  await expect(all).rejects.toThrow(CallFailure);
  expect(length).toBeGreaterThan(3_000);
});

describe('is refused', () => {
  test.each([
    ['no form', 'text/plain', 'a'],
    ['no boundary', 'multipart/form-data', '--line\r\n'],
    ['nothing', TYPE, ''],
    ['no file', TYPE, '--line--\r\n'],
    ['a part without a name', TYPE, '--line\r\nContent-Type: a/b\r\n\r\nx\r\n--line--'],
    ['endless headers', TYPE, `--line\r\n${'a'.repeat(40_000)}`],
    [
      'an endless field',
      TYPE,
      `--line\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(9_000)}`,
    ],
    ['an endless beginning', TYPE, 'a'.repeat(40_000)],
  ])('%s', async (_name, type, text) => {
    await expect(streamedForm(inPieces(Buffer.from(text), [999]), type)).rejects.toThrow(CallFailure);
  });
});
