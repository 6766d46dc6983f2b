import type { SourceMethod, SourcePage, SourcePicture } from '../../../../domain/sources/source-page.ts';
import { sourceName, wordsOf, wordsToFill } from '../../../../domain/sources/source-words.ts';
import type { DraftsViewModel } from './drafts-view-model.ts';
import type { DraftEntry } from './draft-entry.ts';

/**
 * Creates a draft for each of these pictures of a page, filled in with the texts of the page. Typed texts are kept.
 * Call the result to undo it.
 */
export function addSourceDrafts(
  viewModel: DraftsViewModel,
  page: SourcePage,
  pictures: readonly SourcePicture[],
  method: SourceMethod,
): () => void {
  if (pictures.length === 0) return () => undefined;
  const before = viewModel.entries;
  const filled = viewModel
    .roomFor(pictures.length)
    .map((entry, index) => ({ entry, takeBack: fill(entry, page, pictures[index]!, method) }));
  return () => {
    for (const { entry, takeBack } of filled)
      if (before.includes(entry)) takeBack();
      else if (viewModel.entries.includes(entry)) viewModel.discard(entry);
  };
}

function fill(entry: DraftEntry, page: SourcePage, picture: SourcePicture, method: SourceMethod): () => void {
  const { url, previewUrl } = picture;
  // One dimension alone is useless.
  const { width, height } = picture.width > 0 && picture.height > 0 ? picture : { width: 0, height: 0 };
  entry.picture.chooseRemote(sourceName(page), { url, previewUrl, width, height, method });
  const words = wordsToFill(entry.values, wordsOf(page, picture));
  const names = ['title', 'description', 'link', 'altText'] as const;
  for (const name of names) {
    const value = words[name];
    if (value !== undefined) entry.set(name, value);
  }
  return () => {
    if (entry.values.picture?.remote?.url === url) entry.picture.remove();
    for (const name of names) if (entry.values[name] === words[name]) entry.set(name, '');
  };
}
