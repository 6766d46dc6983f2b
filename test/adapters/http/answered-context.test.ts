import { expect, test } from 'vitest';
import type { HttpAnswer, HttpRequest } from '../../../src/adapters/http/client/http-client.ts';
import { InstrumentedHttpClient } from '../../../src/adapters/http/client/instrumented-http-client.ts';
import { ServerEvents } from '../../../src/application/connection/server-events.ts';
import { ContextStore } from '../../../src/ui/base/stores/context-store.ts';
import { watchContext } from '../../../src/ui/base/watch-context.ts';
import { aWireAnswer, aWireContext } from '../../builders/a-wire-answer.ts';

const READ: HttpRequest = { method: 'GET', path: '/resource/PinResource/get/' };
const WRITE: HttpRequest = { method: 'POST', path: '/resource/UserSettingsResource/update/' };
const ALLOWED = { ...aWireContext().consent, allow_analytic_cookies: true, decided: true };

/** An app whose server answers when it is told to, in any order. */
function watched() {
  const contact = new ServerEvents();
  const store = new ContextStore();
  const waiting: ((answer: HttpAnswer) => void)[] = [];
  const http = new InstrumentedHttpClient(
    { send: () => new Promise((answer) => waiting.push(answer)) },
    contact,
  );
  const end = watchContext(contact, store);
  return { http, contact, store, waiting, end };
}

test('consent follows the answer to the write that changed it', async () => {
  const { http, store, waiting } = watched();
  const written = http.send(WRITE);
  waiting[0]!(aWireAnswer({}, { context: { consent: ALLOWED, user: { unauth_id: 'f00d' } } }));
  await written;
  expect(store.current).toMatchObject({ consent: { analytics: true, decided: true }, unauthId: 'f00d' });
});

test('a read that was under way during a write does not bring back how it was before', async () => {
  const { http, store, waiting } = watched();
  const read = http.send(READ);
  const written = http.send(WRITE);
  waiting[1]!(aWireAnswer({}, { context: { consent: ALLOWED } }));
  await written;
  waiting[0]!(aWireAnswer({}));
  await read;
  expect(store.current.consent.analytics).toBe(true);
  const next = http.send(READ);
  waiting[2]!(aWireAnswer({}));
  await next;
  expect(store.current.consent.analytics).toBe(false);
});

test('refusals tell of the visit as well; answers without an envelope tell nothing', async () => {
  const { http, store, waiting } = watched();
  const refused = http.send(READ);
  waiting[0]!({ ...aWireAnswer(null, { context: { country: 'IT' } }), status: 404 });
  await refused;
  expect(store.current.country).toBe('IT');
  const empty = http.send(READ);
  waiting[1]!({ status: 204, json: undefined });
  await empty;
  expect(store.current.country).toBe('IT');
});

test('the same context again is the same object, so that nothing is drawn anew', async () => {
  const { http, store, waiting, contact, end } = watched();
  const first = http.send(READ);
  waiting[0]!(aWireAnswer({}));
  await first;
  const before = store.current;
  const second = http.send(READ);
  waiting[1]!(aWireAnswer({}));
  await second;
  expect(store.current).toBe(before);
  end();
  contact.context = { ...before, isBot: true };
  contact.tell('answered');
  expect(store.current.isBot).toBe(false);
});

test('what was answered before the store listened counts too', () => {
  const contact = new ServerEvents();
  const store = new ContextStore();
  contact.context = { ...store.current, isBot: true };
  watchContext(contact, store);
  expect(store.current.isBot).toBe(true);
});
