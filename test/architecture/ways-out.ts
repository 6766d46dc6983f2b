const MODULES = 'http|https|http2|net|tls|dgram|dns|dns/promises';
const FROM = new RegExp(
  `(?:from|import\\(|require\\(|getBuiltinModule\\()\\s*['"\`](?:node:)?(${MODULES})['"\`]`,
  'g',
);
const HARMLESS: Readonly<Record<string, RegExp>> = {
  http: /^(?:createServer|STATUS_CODES|METHODS|Server|type \w+)$/,
  net: /^(?:isIP|isIPv4|isIPv6|BlockList|SocketAddress|type \w+)$/,
};
const PACKAGES = /['"`](undici|node-fetch|axios|got|ws|nodemailer|pg|ioredis)['"`]/g;
// A line that begins with the name declares a method of that name.
const GLOBALS =
  /(?<![\w.#'"`]|^ *|async )(?:globalThis\.|global\.|self\.)?(fetch|WebSocket|EventSource|XMLHttpRequest)(?=\s*\()/gm;
const HIDDEN =
  /(globalThis\s*\[|globalThis\.(?:fetch|WebSocket|EventSource)|getBuiltinModule|createRequire|process\.binding)/g;
const COMMENTS = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm;

/** What in a module of the server could open a connection to another machine, by name. */
export function waysOut(source: string): readonly string[] {
  const text = source.replace(COMMENTS, '');
  const found = [...text.matchAll(PACKAGES), ...text.matchAll(HIDDEN)].map(([, name = '']) => name);
  for (const [, name = ''] of text.matchAll(GLOBALS)) found.push(name);
  for (const match of text.matchAll(FROM)) {
    const name = match[1] ?? '';
    const before = text.slice(0, match.index);
    const clause = before.slice(before.lastIndexOf('import '));
    const braces = /^import (type )?\{([^{}]*)\}\s*$/.exec(clause);
    const taken = braces?.[2]?.split(',').map((part) => part.trim()) ?? ['*'];
    const isType = braces?.[1] !== undefined;
    const isHarmless = taken.filter((part) => part !== '').every((part) => HARMLESS[name]?.test(part));
    if (!isType && !isHarmless) found.push(name);
  }
  return found;
}
