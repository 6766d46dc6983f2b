/** A picture at an address; width and height are its real size in px. */
export interface ImageRef {
  readonly url: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of a pin; the dominant colour (`#rrggbb`) is its placeholder until it has loaded. */
export interface ImageSpec extends ImageRef {
  readonly dominantColor: string | null;
}

/** The picture sizes of every pin. */
export type PinImageSize =
  '60x60' | '136x136' | '170x' | '236x' | '474x' | '564x' | '736x' | '600x315' | 'orig';

/** The picture sizes of cards. */
export type CardImageSize = '236x' | '474x' | '564x' | '736x';

/** The pictures of a pin by size. A pin from an older or partial answer may lack some sizes. */
export type PinImages = { readonly [size in PinImageSize]?: ImageSpec };
