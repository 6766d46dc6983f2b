import { domainOf } from '../../../../../src/domain/links/http-url.ts';
import { pinSeoPath } from '../../../../../src/domain/routes/slug.ts';
import { formatRoute } from '../../../../../src/domain/routes/format-route.ts';
import { hashtagsIn, textParts } from '../../../../../src/domain/text/hashtags.ts';
import { shortDescription, shortTitle } from '../../../../../src/domain/text/truncation.ts';
import type { WirePublicPinTexts } from '../../../../../wire/pin-text-names.ts';
import type { WirePin } from '../../../../../wire/pin.ts';
import { descriptionHtml } from './description-html.ts';
import type { PinFacts } from '../public-pin-fields.ts';

/** The domain text of uploaded pictures. */
const UPLOADED = 'Uploaded by user';

export type PublicTextFields = Omit<WirePublicPinTexts, 'link'> &
  Pick<
    WirePin,
    | 'grid_title'
    | 'description_html'
    | 'closeup_description'
    | 'closeup_unified_description'
    | 'seo_title'
    | 'seo_description'
    | 'grid_description'
    | 'seo_url'
    | 'seo_noindex_reason'
    | 'auto_alt_text'
    | 'category'
    | 'domain'
    | 'hashtags'
    | 'pin_join'
  >;

/** The texts of a pin. */
export function pinTextsToWire(facts: PinFacts): PublicTextFields {
  const { id, title, description, altText, link, adDestination } = facts;
  const domain = link === null ? null : domainOf(link);
  return {
    title,
    grid_title: title,
    description,
    description_html: descriptionHtml(description),
    closeup_description: description,
    closeup_unified_description: description,
    seo_title: shortTitle(title || description || facts.boardName),
    seo_description: shortDescription(description || title),
    grid_description: description,
    seo_url: pinSeoPath({ id, title }),
    seo_noindex_reason: facts.noindexReason,
    alt_text: altText,
    auto_alt_text: title || (domain === null ? null : `Picture from ${domain}`),
    category: facts.category,
    domain: (adDestination === null ? domain : domainOf(adDestination)) ?? UPLOADED,
    hashtags: hashtagsIn(description).map((word) => `#${word}`),
    pin_join: {
      shopping_klp_urls: [],
      visual_annotation: [],
      annotations_with_links_array: annotationsOf(description),
    },
  };
}

/** The hashtags of a description, each with the search for it. */
function annotationsOf(description: string): WirePin['pin_join']['annotations_with_links_array'] {
  const hashtags = textParts(description).filter(({ kind }) => kind === 'hashtag');
  return [...new Set(hashtags.map(({ text }) => text))].map((name) => ({
    name,
    url: formatRoute({ kind: 'search', q: name, rs: 'topic' }),
  }));
}
