import type { Call } from '../../../server/adapters/http-api/core/call/define-call.ts';
import type { Sending, SmallBrowser, Told } from '../../server/http-api/core/small-browser.ts';

type Options = Readonly<Record<string, unknown>>;

export function isWrite(call: Call): boolean {
  return call.kind === 'resource' ? call.action !== 'get' : !call.verbs.includes('GET');
}

/** The first address of a call; parts of the path are filled from the options. */
export function addressOf(call: Call, options: Options = {}): string {
  if (call.kind === 'resource') return `/resource/${first(call.name)}/${call.action}/`;
  return first(call.path).replace(/\{(\w+)\}/g, (_part, name: string) =>
    encodeURIComponent(String(options[name] ?? '1').toWellFormed()),
  );
}

/** Sends a call as clients do, whichever kind it is. */
export function sendCall(
  browser: SmallBrowser,
  call: Call,
  options: Options,
  sending: Sending = {},
): Promise<Told> {
  if (call.kind === 'resource') return browser.call(first(call.name), call.action, options, sending);
  const method = call.verbs[0] ?? 'GET';
  const address = addressOf(call, options);
  const fields = Object.entries(options).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, typeof value === 'string' ? value : JSON.stringify(value)]],
  );
  const text = new URLSearchParams(fields);
  if (method === 'GET' || method === 'DELETE')
    return browser.send(`${address}?${text}`, { method, ...sending });
  return browser.send(address, { method, body: text, ...sending });
}

function first(one: string | readonly string[]): string {
  return typeof one === 'string' ? one : (one[0] ?? '');
}
