import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { multipartParts } from '../../../../../server/adapters/http-api/core/request/multipart-form.ts';

const TYPE = 'multipart/form-data; boundary=b';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = async (body: string, type = TYPE) =>
  (await multipartParts(bytesOf(body), type)).map(({ name, fileName, bytes }) => [
    name,
    fileName,
    new TextDecoder().decode(bytes),
  ]);
const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

describe('a form', () => {
  test('has texts and files, in their order, with their bytes untouched', async () => {
    const body = `${part('name="a"', 'x\r\n--c\r\n')}${part('name="img"; filename="p.png"', '')}--b--\r\n`;
    expect(await read(body)).toEqual([
      ['a', null, 'x\r\n--c\r\n'],
      ['img', 'p.png', ''],
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
      ['a', null, 'x'],
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
          const parts = await multipartParts(new Uint8Array(await request.arrayBuffer()), type);
          expect(parts.map(({ name }) => name)).toEqual(['text', 'img']);
          expect(parts[1]?.fileName).not.toBeNull();
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
  await expect(read(body, type)).rejects.toThrow('The request could not be read.');
});

test.each([
  ['line ends', '\r\n'],
  ['almost delimiters', '\r\n--'],
  ['dashes', '-'],
  ['blanks', ' '],
])('a picture-sized form of %s holds nobody up', async (_name, content) => {
  const bytes = bytesOf(`${part('name="a"', content.repeat(16_000_000 / content.length))}--b--`);
  const before = process.cpuUsage();
  expect(await multipartParts(bytes, TYPE)).toHaveLength(1);
  // Microseconds of computing; a parser that looks twice at every place would take minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
});
