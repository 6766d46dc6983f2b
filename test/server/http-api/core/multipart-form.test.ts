import { describe, expect, test } from 'vitest';
import fc from 'fast-check';
import { multipartParts } from '../../../../server/adapters/http-api/core/multipart-form.ts';

const TYPE = 'multipart/form-data; boundary=b';
const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (body: string, type = TYPE) =>
  multipartParts(bytesOf(body), type).map(({ name, fileName, bytes }) => [
    name,
    fileName,
    new TextDecoder().decode(bytes),
  ]);
const part = (disposition: string, content: string) =>
  `--b\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

describe('a form', () => {
  test('has texts and files, in their order, with their bytes untouched', () => {
    const body = `${part('name="a"', 'x\r\n--c\r\n')}${part('name="img"; filename="p.png"', '')}--b--\r\n`;
    expect(read(body)).toEqual([
      ['a', null, 'x\r\n--c\r\n'],
      ['img', 'p.png', ''],
    ]);
  });

  test('may have text before and after, blanks behind a delimiter and a boundary in quotes', () => {
    const body = `before\r\n--b 1 \t\r\ncontent-disposition:form-data;name=a\r\nX: y\r\n\r\nx\r\n--b 1--after`;
    expect(read(body, 'multipart/form-data; charset=utf-8; boundary="b 1"')).toEqual([['a', null, 'x']]);
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
          const parts = multipartParts(new Uint8Array(await request.arrayBuffer()), type);
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
])('a form %s is refused', (_name, body, type) => {
  expect(() => read(body, type)).toThrow('The request could not be read.');
});

test.each([
  ['line ends', '\r\n'],
  ['almost delimiters', '\r\n--'],
  ['dashes', '-'],
  ['blanks', ' '],
])('a picture-sized form of %s holds nobody up', (_name, content) => {
  const bytes = bytesOf(`${part('name="a"', content.repeat(16_000_000 / content.length))}--b--`);
  const before = process.cpuUsage();
  expect(multipartParts(bytes, TYPE)).toHaveLength(1);
  // Microseconds of computing; a parser that looks twice at every place would take minutes.
  expect(process.cpuUsage(before).user).toBeLessThan(1_500_000);
});
