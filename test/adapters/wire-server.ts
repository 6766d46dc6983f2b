import type { HttpAnswer, HttpClient, HttpRequest } from '../../src/adapters/http/client/http-client.ts';
import { ServiceError } from '../../src/application/ports/service-error.ts';
import { aWireAnswer } from '../builders/a-wire-answer.ts';
import { aWireSettings } from '../builders/a-wire-settings.ts';

export type WireOptions = Readonly<Record<string, unknown>>;
type Answer = HttpAnswer | ((options: WireOptions, request: HttpRequest) => HttpAnswer | Promise<HttpAnswer>);

/**
 * Asked with every page, as soon as somebody comes near a pin, before a first save to the profile, below an open pin, with empty lists, for the pictures
 * above the forms that let people in, after a log-in, and beside the link of a draft. Tests that are not about it need not answer.
 */
const BY_THE_WAY = new Map<string, HttpAnswer>([
  ['/v3/offsite/', aWireAnswer({ message: '', redirect_status: 'ok', url: '', sanitized_url: '' })],
  ['BoardPickerBoards.get', aWireAnswer({})],
  ['DiscoveryState.get', aWireAnswer({ state: 'ready' })],
  ['PinBoards.get', aWireAnswer([])],
  ['PinColors.get', aWireAnswer([])],
  ['RelatedInterests.get', aWireAnswer([])],
  ['RelatedPinFeed.get', aWireAnswer([])],
  ['RelatedProducts.get', aWireAnswer([])],
  ['UserHomefeed.get', aWireAnswer([])],
  ['UserSettings.get', aWireAnswer(aWireSettings())],
  // Says nothing of who asked, which the calls of a test are about.
  ['UserExperience.get', { status: 200, json: { resource_response: { status: 'success', data: {} } } }],
  ['UserState.get', aWireAnswer({ value: null })],
  ['PinDuplicates.get', aWireAnswer({ matches: [] })],
]);

/**
 * A server in a few lines for tests of the client: `on('Pin.get', answer)` answers the resource call,
 * `on('/upload-image/', answer)` any other address. A call without an answer is a mistake of the test.
 */
export class WireServer implements HttpClient {
  /** Everything that was asked, oldest first. */
  readonly requests: HttpRequest[] = [];
  readonly #answers = new Map<string, Answer>();

  on(call: string, answer: Answer): this {
    this.#answers.set(call, answer);
    return this;
  }

  async send(request: HttpRequest): Promise<HttpAnswer> {
    const answer = this.#answers.get(callOf(request));
    const usual = BY_THE_WAY.get(callOf(request));
    if (answer === undefined && usual !== undefined) return usual;
    this.requests.push(request);
    if (answer === undefined) throw new Error(`This test has no answer for ${callOf(request)}.`);
    return typeof answer === 'function' ? answer(optionsOf(request), request) : answer;
  }

  /** The options of every request of this call, oldest first. */
  optionsOf(call: string): readonly WireOptions[] {
    return this.requests.filter((request) => callOf(request) === call).map(optionsOf);
  }
}

/** `/resource/PinResource/get/?data=…` is `Pin.get`; other addresses are called by their path. */
function callOf({ path }: HttpRequest): string {
  const [, resource, method] = /^\/resource\/(\w+)Resource\/(\w+)\//.exec(path) ?? [];
  return resource === undefined ? path : `${resource}.${method}`;
}

/** The fields of an address of its own stand alone, those of a resource under `options`. */
function optionsOf({ path, body }: HttpRequest): WireOptions {
  const text = typeof body === 'string' ? body : new URL(path, 'https://pins.test').searchParams.get('data');
  const sent = JSON.parse(text ?? '{"options":{}}') as WireOptions & { options: WireOptions };
  return path.startsWith('/resource/') ? sent.options : sent;
}

/** The answer of a network that is away. */
export const noAnswer = (): Promise<never> => Promise.reject(new ServiceError('offline'));

/** There is a network, but no server. */
export const noServer = (): Promise<never> => Promise.reject(new ServiceError('unreachable'));
