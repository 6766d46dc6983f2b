import { bestPinCrops } from '../../../domain/images/best-pin-crops.ts';
import classes from './picture-tiles.module.css';

type TilePictureProps = {
  /** The address of the large crop of the best pin. */
  readonly imageUrl: string;
  /** It is in view from the beginning. */
  readonly eager: boolean;
};

/** The picture of a tile. */
export function TilePicture({ imageUrl, eager }: TilePictureProps) {
  return (
    <picture>
      <source media="(width >= 671px)" srcSet={bestPinCrops(imageUrl)} />
      <img
        className={classes.picture}
        src={imageUrl}
        alt=""
        width={508}
        height={640}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  );
}
