type Kept = Map<string, { readonly body: Blob; readonly type: string }>;

const absolute = (at: RequestInfo | URL) =>
  new URL(at instanceof Request ? at.url : String(at), location.origin).href;

/** The part of a browser's cache storage that our adapters use, for as long as this object lasts. */
export class CacheStorageForTests {
  readonly #caches = new Map<string, Kept>();

  open(name: string) {
    const kept = this.#caches.get(name) ?? (new Map() as Kept);
    this.#caches.set(name, kept);
    return Promise.resolve({
      match: async (at: RequestInfo | URL) => answerOf(kept, at),
      put: async (at: RequestInfo | URL, answer: Response) => {
        const type = answer.headers.get('content-type') ?? '';
        kept.set(absolute(at), { body: await answer.blob(), type });
      },
      keys: async () => [...kept.keys()].map((url) => ({ url }) as Request),
      delete: async (at: RequestInfo | URL | { readonly url: string }) =>
        kept.delete(typeof at === 'object' && 'url' in at ? at.url : absolute(at)),
    });
  }

  async match(at: RequestInfo | URL, { cacheName }: { readonly cacheName: string }) {
    const kept = this.#caches.get(cacheName);
    return kept && answerOf(kept, at);
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }
}

function answerOf(kept: Kept, at: RequestInfo | URL): Response | undefined {
  const found = kept.get(absolute(at));
  return found && new Response(found.body, { headers: { 'Content-Type': found.type } });
}
