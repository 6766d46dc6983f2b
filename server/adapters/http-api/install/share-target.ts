import { SHARE_PATH } from '../../../../src/domain/offline/install-addresses.ts';
import { formatRoute } from '../../../../src/domain/routes/format-route.ts';
import { firstCharacters } from '../../../../src/domain/text/graphemes.ts';
import { bodyChunks } from '../core/request/body-reader.ts';
import type { PlainRoute } from '../core/http-app-deps.ts';
import { wholeForm } from '../core/request/multipart-form.ts';

const FIELDS = ['title', 'text', 'url'] as const;
/** Texts are short; a larger body contains pictures, which this route does not support. */
const BODY = { maxBytes: 256 * 1024, totalMs: 10_000, idleMs: 10_000 };
/** The longest address that survives the redirects of a log-in. */
const ADDRESS_MAX = 2000;
const TEXT_MAX = 500;

/**
 * Receives content that another app shares, in browsers without our service worker. It stores nothing and reads no
 * session, so it needs no CSRF token: it redirects to the creation page with the texts in the address.
 */
export const shareTarget: PlainRoute = {
  methods: ['POST', 'GET', 'HEAD'],
  path: SHARE_PATH.replace(/\/$/, ''),
  async handle(request) {
    const Location = creationAddress(await wordsOf(request));
    return new Response(null, { status: 303, headers: { Location, 'Cache-Control': 'no-store' } });
  },
};

type Words = Partial<Record<(typeof FIELDS)[number], string>>;

async function wordsOf(request: Request): Promise<Words> {
  const contentType = request.headers.get('content-type') ?? '';
  if (request.method !== 'POST' || !contentType.startsWith('multipart/form-data')) return {};
  try {
    const parts = await wholeForm(bodyChunks(request, BODY), contentType);
    const words = FIELDS.map((field) => {
      const part = parts.find(({ name, isFile }) => name === field && !isFile);
      return [field, part && new TextDecoder().decode(part.bytes)] as const;
    });
    return Object.fromEntries(words.filter(([, text]) => text));
  } catch {
    return {};
  }
}

/** The creation page with the texts, truncated to the length of the address. A link is never truncated. */
function creationAddress({ title = '', text = '', url = '' }: Words): string {
  for (let most = TEXT_MAX; most > 0; most = Math.floor(most / 2)) {
    const cut = { title: firstCharacters(title, most), text: firstCharacters(text, most), url };
    const address = formatRoute({ kind: 'pin-create', ...cut });
    if (address.length <= ADDRESS_MAX) return address;
  }
  return formatRoute({ kind: 'pin-create' });
}
