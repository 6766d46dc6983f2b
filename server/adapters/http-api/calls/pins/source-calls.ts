import type { PageFindings } from '../../../../../src/domain/sources/read-statements.ts';
import { SOURCE_CALLS } from '../../../../../wire/calls/pins/source.ts';
import type { WireSourcePage } from '../../../../../wire/source.ts';
import { CallFailure } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { richMetadataToWire } from '../../serialize/rich-data-to-wire.ts';
import type { CallDeps } from '../call-deps.ts';

/** Calls for pages and pictures of other sites as sources of pins. */
export function sourceCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(SOURCE_CALLS, { findPictures: findPictures(deps) });
}

function findPictures({ readSource, previewOf }: CallDeps): Answer<typeof SOURCE_CALLS.findPictures> {
  return async ({ viewerId }, options) => {
    const outcome = await readSource.run(options.url);
    if (outcome.kind === 'nothing') {
      const { trouble } = outcome;
      throw new CallFailure('fetch_failed', { target: 'url', detail: trouble, extra: { trouble } });
    }
    return { data: findingsToWire(outcome.page, (url) => previewOf(viewerId, url)) };
  };
}

/** @param previewOf address of a picture's thumbnail, for this viewer */
function findingsToWire(
  { title, description, siteName, canonicalUrl, pictures, facts }: PageFindings,
  previewOf: (url: string) => string,
): WireSourcePage {
  return {
    items: pictures.map(({ url, width, height, ...picture }) => ({
      url,
      width,
      height,
      // Pages give pictures one text.
      title: picture.description,
      description: picture.description,
      media_type: 'image',
      is_main: picture.isMain,
      preview_url: previewOf(url),
    })),
    title,
    description,
    site_name: siteName,
    canonical_url: canonicalUrl,
    rich_metadata: facts === null ? null : richMetadataToWire(facts, ''),
  };
}
