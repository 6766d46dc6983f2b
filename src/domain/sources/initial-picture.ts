import { sizedAddress } from './picture-size.ts';
import type { SourcePage, SourcePicture } from './source-page.ts';

/** The picture of the page that is meant by an address: the same one, whichever size of it the address names. */
export function initialPicture({ pictures }: SourcePage, wanted: string): SourcePicture | undefined {
  const { key } = sizedAddress(wanted);
  return (
    pictures.find(({ url }) => url === wanted) ?? pictures.find(({ url }) => sizedAddress(url).key === key)
  );
}

/**
 * What is chosen before anybody has chosen: the picture that was meant (`wanted`), the only one, or the one that the
 * page names as its main one.
 */
export function initiallySelected(page: SourcePage, wanted: string | null = null): readonly string[] {
  const { pictures } = page;
  const meant = wanted === null ? undefined : initialPicture(page, wanted);
  const chosen = meant ?? (pictures.length === 1 ? pictures[0] : pictures.find(({ isMain }) => isMain));
  return chosen === undefined ? [] : [chosen.url];
}
