import type { FoundPicture } from './chosen-pictures.ts';
import { amountOf } from './figures.ts';
import type { PageStatements, PictureMention } from '../page-statements.ts';
import type { Resolve } from './product-of.ts';
import { allThings, isThing, listOf, plainText, typesOf, type Thing } from './things.ts';

/** Types whose pictures show what the page is about; pictures of other types are logos and portraits. */
const PICTURED =
  /^(?:Product|ProductGroup|IndividualProduct|Recipe|(?:News|Tech)?Article|BlogPosting|VideoObject|ImageObject|CreativeWork|Photograph|VisualArtwork|WebPage|ItemPage|Book|Movie|Event|Place|HowTo|LocalBusiness|Restaurant)$/;

/** Every picture that a page names or shows, its main picture first. */
export function foundPictures(statements: PageStatements, resolve: Resolve): readonly FoundPicture[] {
  const shared = ofMetas(statements.metas, resolve);
  const named = [
    ...(shared.length > 0 ? shared : ofItemprops(statements.metas, resolve)),
    ...statements.links
      .filter(({ rel }) => rel.split(/\s+/).includes('image_src'))
      .flatMap(({ href }) => found(resolve(href), { isMain: true })),
  ];
  const [described, ...more] = ofThings(statements.things, resolve);
  return [
    ...named,
    // If the page names no main picture, the first picture of its subject is the main one.
    ...(described === undefined ? [] : [{ ...described, isMain: named.length === 0 }, ...more]),
    ...statements.pictures.flatMap((mention) => ofMention(mention, resolve)),
  ];
}

/** Limit for the sizes of one picture. */
const MOST_SIZES = 30;

type Told = Partial<Omit<FoundPicture, 'url'>>;

function found(url: string | null, told: Told = {}): readonly FoundPicture[] {
  if (url === null) return [];
  return [{ url, width: null, height: null, text: '', isMain: false, ...told }];
}

/** In the metas, sizes and texts follow the picture that they belong to. */
function ofMetas(metas: PageStatements['metas'], resolve: Resolve): readonly FoundPicture[] {
  const pictures: { address: string; width: number | null; height: number | null; text: string }[] = [];
  for (const { name, content } of metas) {
    const part = /^(?:og:image|twitter:image)(?::(url|src|secure_url|width|height|alt))?$/.exec(name);
    if (part === null) continue;
    const last = pictures.at(-1);
    switch (part[1]) {
      case undefined:
      case 'url':
      case 'src':
        if (last?.address !== content)
          pictures.push({ address: content, width: null, height: null, text: '' });
        break;
      case 'secure_url':
        if (last === undefined) pictures.push({ address: content, width: null, height: null, text: '' });
        else last.address = content;
        break;
      case 'width':
        if (last) last.width = sideOf(content);
        break;
      case 'height':
        if (last) last.height = sideOf(content);
        break;
      default:
        if (last) last.text = plainText(content, 500);
    }
  }
  return pictures.flatMap(({ address, ...told }) => found(resolve(address), { ...told, isMain: true }));
}

/** Pictures from microdata only. */
function ofItemprops(metas: PageStatements['metas'], resolve: Resolve): readonly FoundPicture[] {
  return metas
    .filter(({ name }) => name === 'itemprop:image')
    .flatMap(({ content }) => found(resolve(content), { isMain: true }));
}

function ofThings(things: readonly unknown[], resolve: Resolve): readonly FoundPicture[] {
  return allThings(things)
    .filter((thing) => typesOf(thing).some((type) => PICTURED.test(type)))
    .flatMap((thing) => {
      const isPicture = typesOf(thing).includes('ImageObject');
      const values = [thing['image'], thing['thumbnailUrl'], isPicture ? thing : thing['primaryImageOfPage']];
      return values.flatMap(listOf).flatMap((value) => ofValue(value, resolve));
    });
}

function ofValue(value: unknown, resolve: Resolve): readonly FoundPicture[] {
  if (typeof value === 'string') return found(resolve(value));
  if (!isThing(value)) return [];
  const address = listOf(value['contentUrl'] ?? value['url'] ?? value['@id'])[0];
  const text = plainText(value['caption'] ?? value['name'], 500);
  return found(resolve(address), {
    text,
    width: side(value, 'width'),
    height: side(value, 'height'),
  });
}

function side(thing: Thing, name: 'width' | 'height'): number | null {
  const value = thing[name];
  return sideOf(isThing(value) ? value['value'] : value);
}

/** The widest of the sizes that the page names. */
function ofMention(mention: PictureMention, resolve: Resolve): readonly FoundPicture[] {
  const [first, ...others] = mention.candidates;
  if (first === undefined) return [];
  const { address, width } = others.reduce(
    (best, other) => ((other.width ?? 0) > (best.width ?? 0) ? other : best),
    first,
  );
  const ratio = mention.width === null || mention.height === null ? null : mention.height / mention.width;
  const ofWidest = { width, height: width === null || ratio === null ? null : Math.round(width * ratio) };
  const told = width === null ? { width: mention.width, height: mention.height } : ofWidest;
  const sizes = mention.sizes.includes(address) ? mention.sizes : [];
  const sameOnes = sizes
    .slice(0, MOST_SIZES)
    .map(resolve)
    .filter((one) => one !== null);
  return found(resolve(address), { ...told, text: plainText(mention.text, 500), others: sameOnes });
}

function sideOf(value: unknown): number | null {
  const amount = amountOf(value);
  return amount !== null && amount >= 1 && amount < 100_000 ? Math.round(amount) : null;
}
