/** Between two ads, and before the first one of a page, are at least so many other pins. */
export const PINS_BETWEEN_ADS = 12;
/** The distance is larger by up to so many, so that ads have no fixed places. */
const MOST_MORE = 3;

/**
 * After how many pins of a page its ads stand, in rising order. The first one has its distance from the beginning of the
 * page, too, so that ads of two pages are as far apart.
 * @param random numbers from 0 up to 1
 */
export function adPlaces(pinCount: number, random: () => number): readonly number[] {
  const places: number[] = [];
  let place = 0;
  for (;;) {
    place += PINS_BETWEEN_ADS + Math.floor(random() * (MOST_MORE + 1));
    if (place > pinCount) return places;
    places.push(place);
  }
}

/** Puts ads after so many items; places without an ad stay empty. */
export function withAds<Item>(
  items: readonly Item[],
  places: readonly number[],
  ads: readonly Item[],
): readonly Item[] {
  const adAfter = new Map(places.slice(0, ads.length).map((place, index) => [place, ads[index]]));
  return items.flatMap((item, index) => {
    const ad = adAfter.get(index + 1);
    return ad === undefined ? [item] : [item, ad];
  });
}
