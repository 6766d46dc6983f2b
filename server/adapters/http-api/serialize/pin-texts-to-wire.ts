import { domainOf } from '../../../../src/domain/links/http-url.ts';
import { pinSeoPath } from '../../../../src/domain/routes/slug.ts';
import { hashtagsIn } from '../../../../src/domain/text/hashtags.ts';
import { shortDescription, shortTitle } from '../../../../src/domain/text/truncation.ts';
import type { WireNoindexReason } from '../../../../wire/noindex-reason.ts';
import type { WirePin } from '../../../../wire/pin.ts';
import type { PinView } from '../../../application/ports/views.ts';
import { boardNoindexReason } from './board-to-wire.ts';
import { descriptionHtml } from './description-html.ts';

/** What stands in place of a domain on pictures that somebody sent. */
const UPLOADED = 'Uploaded by user';

type PinTexts = Pick<
  WirePin,
  | 'title'
  | 'grid_title'
  | 'description'
  | 'description_html'
  | 'closeup_description'
  | 'closeup_unified_description'
  | 'seo_title'
  | 'seo_description'
  | 'grid_description'
  | 'seo_url'
  | 'seo_noindex_reason'
  | 'alt_text'
  | 'auto_alt_text'
  | 'category'
  | 'domain'
  | 'hashtags'
>;

/** The texts of a pin; `link` is what the viewer may follow. */
export function pinTextsToWire(view: PinView, link: string | null): PinTexts {
  const { id, title, description, altText } = view.pin;
  const domain = link === null ? null : domainOf(link);
  return {
    title,
    grid_title: title,
    description,
    description_html: descriptionHtml(description),
    closeup_description: description,
    closeup_unified_description: description,
    seo_title: shortTitle(title || description || view.board.board.name),
    seo_description: shortDescription(description || title),
    grid_description: description,
    seo_url: pinSeoPath({ id, title }),
    seo_noindex_reason: noindexReason(view),
    alt_text: altText,
    auto_alt_text: title || (domain === null ? null : `Picture from ${domain}`),
    category: view.board.board.category,
    domain: domain ?? UPLOADED,
    hashtags: hashtagsIn(description).map((word) => `#${word}`),
  };
}

/** Why search engines shall leave the pin alone, if they shall. */
function noindexReason({ pin, board, pinner }: PinView): WireNoindexReason | null {
  const ofBoard = boardNoindexReason(board);
  if (ofBoard !== null) return ofBoard;
  if (pinner.excludeFromSearch) return 'owner_opt_out';
  return pin.title === '' && pin.description === '' ? 'thin' : null;
}
