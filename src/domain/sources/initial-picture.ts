import { sizedAddress } from './internal/picture-size.ts';
import type { SourcePage, SourcePicture } from './source-page.ts';

/** The picture that the address names, in any of its sizes. */
export function initialPicture({ pictures }: SourcePage, wanted: string): SourcePicture | undefined {
  const { key } = sizedAddress(wanted);
  return (
    pictures.find(({ url }) => url === wanted) ?? pictures.find(({ url }) => sizedAddress(url).key === key)
  );
}

/**
 * The initial selection: the picture that the address names (`wanted`), the only picture, or the main picture of the
 * page.
 */
export function initiallySelected(page: SourcePage, wanted: string | null = null): readonly string[] {
  const { pictures } = page;
  const meant = wanted === null ? undefined : initialPicture(page, wanted);
  const chosen = meant ?? (pictures.length === 1 ? pictures[0] : pictures.find(({ isMain }) => isMain));
  return chosen === undefined ? [] : [chosen.url];
}
