import { typedAddress } from '../../domain/links/typed-address.ts';
import type { FieldProblem } from '../../domain/limits/checked.ts';
import { initiallySelected, initialPicture } from '../../domain/sources/initial-picture.ts';
import type { SourcePage, SourcePicture } from '../../domain/sources/source-page.ts';
import type { SourceGateway, SourceOutcome } from '../ports/media/source-gateway.ts';
import type { Cancellation } from '../ports/media/upload-gateway.ts';

export type ReadSourceOutcome =
  | Exclude<SourceOutcome, { kind: 'found' }>
  /** `chosen`: addresses of the initial selection. */
  | { readonly kind: 'found'; readonly page: SourcePage; readonly chosen: readonly string[] }
  | { readonly kind: 'no-address'; readonly problem: FieldProblem };

/**
 * Reads the pictures of a page. An invalid address is refused without a request. A picture with a known address is
 * offered even if the page does not show it to the server: behind a login, or drawn by scripts.
 */
export class ReadSource {
  readonly #sources: SourceGateway;
  constructor({ sources }: { readonly sources: SourceGateway }) {
    this.#sources = sources;
  }

  async run(typed: string, cancellation: Cancellation, wanted?: string): Promise<ReadSourceOutcome> {
    const address = typedAddress(typed);
    if (!address.ok) return { kind: 'no-address', problem: address.problem };
    const outcome = await this.#sources.read(address.value, cancellation);
    if (wanted !== undefined && isWithout(outcome, wanted)) {
      const picture = await this.#picture(wanted, cancellation);
      if (cancellation.cancelled) return { kind: 'cancelled' };
      if (picture !== undefined) {
        const page = withPicture(outcome.kind === 'found' ? outcome.page : unread(address.value), picture);
        return { kind: 'found', page, chosen: [picture.url] };
      }
    }
    return outcome.kind === 'found'
      ? { ...outcome, chosen: initiallySelected(outcome.page, wanted) }
      : outcome;
  }

  /** The picture at its own address; undefined when there is none. */
  async #picture(wanted: string, cancellation: Cancellation): Promise<SourcePicture | undefined> {
    const address = typedAddress(wanted);
    const alone = address.ok ? await this.#sources.read(address.value, cancellation) : undefined;
    if (alone?.kind !== 'found') return undefined;
    // The picture's address may lead to a page with other pictures, which are not the requested one.
    const { pictures, canonicalUrl } = alone.page;
    return pictures.find(({ url }) => url === canonicalUrl);
  }
}

/** True if a request for the picture alone may succeed. Errors of the request itself would repeat. */
function isWithout(outcome: SourceOutcome, wanted: string): boolean {
  if (outcome.kind === 'found') return initialPicture(outcome.page, wanted) === undefined;
  return outcome.kind === 'nothing' || (outcome.kind === 'refused' && outcome.trouble !== null);
}

function withPicture(page: SourcePage, picture: SourcePicture): SourcePage {
  return { ...page, pictures: [picture, ...page.pictures] };
}

/** A page of which only the address is known. */
function unread(address: string): SourcePage {
  return {
    address,
    pictures: [],
    title: '',
    description: '',
    siteName: '',
    canonicalUrl: '',
    price: null,
    product: null,
  };
}
