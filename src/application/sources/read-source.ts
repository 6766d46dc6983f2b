import { typedAddress } from '../../domain/links/typed-address.ts';
import type { FieldProblem } from '../../domain/limits/checked.ts';
import { initiallySelected, initialPicture } from '../../domain/sources/initial-picture.ts';
import type { SourcePage, SourcePicture } from '../../domain/sources/source-page.ts';
import type { SourceGateway, SourceOutcome } from '../ports/media/source-gateway.ts';
import type { Cancellation } from '../ports/media/upload-gateway.ts';

export type ReadSourceOutcome =
  | Exclude<SourceOutcome, { kind: 'found' }>
  /** `chosen`: addresses of what is chosen before anybody has chosen. */
  | { readonly kind: 'found'; readonly page: SourcePage; readonly chosen: readonly string[] }
  | { readonly kind: 'no-address'; readonly problem: FieldProblem };

/**
 * Reads what a page has to offer. What is no address is told before anything is sent. A picture that is meant by its
 * own address is offered also where the page does not show it to the server: behind a login, or drawn by scripts.
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
    // A page that an address of a picture leads to has pictures as well, and none of them is meant.
    const { pictures, canonicalUrl } = alone.page;
    return pictures.find(({ url }) => url === canonicalUrl);
  }
}

/** True if asking for the picture alone may help. What is wrong with the asking itself stays wrong. */
function isWithout(outcome: SourceOutcome, wanted: string): boolean {
  if (outcome.kind === 'found') return initialPicture(outcome.page, wanted) === undefined;
  return outcome.kind === 'nothing' || (outcome.kind === 'refused' && outcome.trouble !== null);
}

function withPicture(page: SourcePage, picture: SourcePicture): SourcePage {
  return { ...page, pictures: [picture, ...page.pictures] };
}

/** A page of which nothing is known but where it is. */
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
