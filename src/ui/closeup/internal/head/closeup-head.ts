import { phrase, type Phrase } from '../../../../domain/messages/message.ts';
import { pinAltText, publicImage } from '../../../../domain/pins/pin-image.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { isQuickSaves } from '../../../../domain/saving/saved-place.ts';
import type { PageHead } from '../../../base/navigation/page.ts';
import { closeupHeadMessages } from './messages.en.ts';

/** The head of a closeup. */
export function closeupHead(pin: Pin): PageHead {
  const image = publicImage(pin.imageSpec);
  return {
    title: titleOf(pin) || closeupHeadMessages.title,
    description: pin.seoDescription || placeOf(pin),
    canonicalPath: pin.seoUrl,
    noindex: pin.seoNoindexReason !== null,
    openGraph: {
      type: 'article',
      image: image && { url: image.url, width: image.width, height: image.height },
    },
    jsonLd: {
      '@type': 'ImageObject',
      name: titleOf(pin) || undefined,
      description: pin.seoDescription || undefined,
      contentUrl: image?.url,
      width: image?.width,
      height: image?.height,
      caption: pinAltText(pin) || undefined,
      author: pin.pinner === null ? undefined : { '@type': 'Person', name: pin.pinner.fullName },
      uploadDate: pin.createdAt === null ? undefined : new Date(pin.createdAt).toISOString(),
    },
  };
}

/** Pins without texts are called as their board, except on the board of quick saves, which is never shown. */
function titleOf({ seoTitle, title, board }: Pin): string {
  const isOfQuickSaves = board !== null && isQuickSaves(board) && seoTitle === board.name;
  return isOfQuickSaves ? title : seoTitle || title;
}

/** Who saved the pin, and on which board. */
function placeOf({ pinner, board }: Pin): Phrase {
  const name = pinner?.fullName;
  if (board === null || isQuickSaves(board))
    return name === undefined ? closeupHeadMessages.pin : phrase(closeupHeadMessages.pinBy, { name });
  return name === undefined
    ? phrase(closeupHeadMessages.pinOn, { board: board.name })
    : phrase(closeupHeadMessages.pinByOn, { name, board: board.name });
}
