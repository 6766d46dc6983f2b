import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CallFailure } from '../../../../../server/adapters/http-api/core/call/call-failure.ts';
import {
  streamedForm,
  wholeForm,
} from '../../../../../server/adapters/http-api/core/request/multipart-form.ts';

const TYPE = 'multipart/form-data; boundary=b';
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The bytes in pieces of these lengths, again and again. */
async function* inPieces(bytes: Uint8Array, lengths: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, piece = 0; at < bytes.byteLength; piece += 1) {
    const length = lengths[piece % lengths.length] ?? 1;
    yield bytes.subarray(at, at + length);
    at += length;
  }
}

const wholeAtOnce = (bytes: Uint8Array, type: string) => wholeForm(inPieces(bytes, [Infinity]), type);
const read = async (body: string, type = TYPE) =>
  (await wholeAtOnce(bytesOf(body), type)).map(({ name, isFile, bytes }) => [
    name,
    isFile,
    new TextDecoder().decode(bytes),
  ]);
const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

describe('a form', () => {
  test('has texts and files, in their order, with their bytes untouched', async () => {
    const body = `${part('name="a"', 'x\r\n--c\r\n')}${part('name="img"; filename="p.png"', '')}--b--\r\n`;
    expect(await read(body)).toEqual([
      ['a', false, 'x\r\n--c\r\n'],
      ['img', true, ''],
    ]);
  });

  test('may have its delimiters anywhere in a long one', async () => {
    for (const length of [-2, -1, 0, 1, 2].map((more) => 1024 * 1024 + more)) {
      const parts = await read(`${part('name="a"', 'x'.repeat(length - part('name="a"', '').length))}--b--`);
      expect(parts.map(([name]) => name)).toEqual(['a']);
    }
  });

  test('may have text before and after, blanks behind a delimiter and a boundary in quotes', async () => {
    const body = `before\r\n--b 1 \t\r\ncontent-disposition:form-data;name=a\r\nX: y\r\n\r\nx\r\n--b 1--after`;
    expect(await read(body, 'multipart/form-data; charset=utf-8; boundary="b 1"')).toEqual([
      ['a', false, 'x'],
    ]);
  });

  test('is read as the platform writes it', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        fc.string({ minLength: 1 }),
        async (content, fileName) => {
          const form = new FormData();
          form.set('text', 'ü');
          form.set('img', new File([content as Uint8Array<ArrayBuffer>], fileName));
          const request = new Response(form);
          const type = request.headers.get('content-type') ?? '';
          const parts = await wholeAtOnce(new Uint8Array(await request.arrayBuffer()), type);
          expect(parts.map(({ name }) => name)).toEqual(['text', 'img']);
          expect(parts.map(({ isFile }) => isFile)).toEqual([false, true]);
          expect([...(parts[1]?.bytes ?? [])]).toEqual([...content]);
        },
      ),
      { numRuns: 50 },
    );
  });
});

test.each([
  ['without a boundary', 'x', 'multipart/form-data'],
  ['with an endless boundary', 'x', `multipart/form-data; boundary=${'b'.repeat(71)}`],
  ['that is empty', '', TYPE],
  ['without its end', part('name="a"', 'x'), TYPE],
  ['with something behind a delimiter', '--bx\r\n\r\n\r\n--b--', TYPE],
  ['with a part without name', `--b\r\nX: y\r\n\r\nx\r\n--b--`, TYPE],
  ['with a part without headers', `--b\r\n\r\nx\r\n--b--`, TYPE],
  ['with more than 100 parts', `${part('name="a"', '').repeat(101)}--b--`, TYPE],
  ['with headers of more than 32 KiB', part(`name="${'a'.repeat(33_000)}"`, 'x') + '--b--', TYPE],
])('a form %s is refused', async (_name, body, type) => {
  await expect(read(body, type)).rejects.toMatchObject({ reason: 'malformed_request' });
});

test('a form is read to the end of its body, behind its last delimiter too', async () => {
  const chunks = inPieces(bytesOf(`${part('name="a"', 'x')}--b--\r\n${'after'.repeat(100)}`), [40]);
  expect(await wholeForm(chunks, TYPE)).toHaveLength(1);
  expect((await chunks.next()).done).toBe(true);
});

test('a form that is refused lets go of its body', async () => {
  let isOver = false;
  async function* body(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield bytesOf('--bx\r\n\r\n');
    } finally {
      isOver = true;
    }
  }
  await expect(wholeForm(body(), TYPE)).rejects.toThrow(CallFailure);
  expect(isOver).toBe(true);
});

test.each([
  ['line ends', '\r\n'],
  ['almost delimiters', '\r\n--'],
  ['dashes', '-'],
  ['blanks', ' '],
])('a picture-sized form of %s holds nobody up', async (_name, content) => {
  const bytes = bytesOf(`${part('name="a"', content.repeat(16_000_000 / content.length))}--b--`);
  const before = process.cpuUsage();
  expect(await wholeAtOnce(bytes, TYPE)).toHaveLength(1);
  // Microseconds of computing; a parser that looks twice at every place would take minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
});

const LINE = 'multipart/form-data; boundary=line';

function form(file: Uint8Array, fields: Readonly<Record<string, string>> = {}): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--line\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  const head =
    '--line\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: video/mp4\r\n\r\n';
  return Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from('\r\n--line--\r\n')]);
}

async function readStreamed(bytes: Uint8Array, lengths: readonly number[] = [1_000]) {
  const { fields, file } = await streamedForm(inPieces(bytes, lengths), LINE);
  const pieces: Uint8Array[] = [];
  for await (const piece of file) pieces.push(piece);
  return { fields, file: Buffer.concat(pieces) };
}

test('fields come before the file, which is read as it comes', async () => {
  const told = await readStreamed(form(Buffer.from('a film'), { upload_id: '1', note: 'é\r\n-' }));
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
      expect((await readStreamed(form(content, { a: 'b' }), cuts)).file.equals(content)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('what came before the line broke is handed on first', async () => {
  const whole = form(Buffer.alloc(5_000, 'a'));
  const { file } = await streamedForm(inPieces(whole.subarray(0, 4_000), [500]), LINE);
  let length = 0;
  const all = (async () => {
    for await (const piece of file) length += piece.byteLength;
  })();
  await expect(all).rejects.toThrow(CallFailure);
  expect(length).toBeGreaterThan(3_000);
});

describe('a form with a film is refused:', () => {
  test.each([
    ['no form', 'text/plain', 'a'],
    ['no boundary', 'multipart/form-data', '--line\r\n'],
    ['nothing', LINE, ''],
    ['no file', LINE, '--line--\r\n'],
    ['a part without a name', LINE, '--line\r\nContent-Type: a/b\r\n\r\nx\r\n--line--'],
    ['endless headers', LINE, `--line\r\n${'a'.repeat(40_000)}`],
    [
      'an endless field',
      LINE,
      `--line\r\nContent-Disposition: form-data; name="a"\r\n\r\n${'a'.repeat(9_000)}`,
    ],
    ['an endless beginning', LINE, 'a'.repeat(40_000)],
  ])('%s', async (_name, type, text) => {
    await expect(streamedForm(inPieces(Buffer.from(text), [999]), type)).rejects.toThrow(CallFailure);
  });
});
