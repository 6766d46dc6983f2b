import { observer } from 'mobx-react-lite';
import type { DraftPart } from '../../../../domain/drafts/draft-part.ts';
import type { PictureUpload } from '../pictures/picture-upload.ts';
import { usePreview } from '../pictures/use-preview.ts';

type PartPictureProps = {
  readonly part: DraftPart;
  readonly upload: PictureUpload | undefined;
  readonly className?: string;
};

/** The picture of a part, if it can be displayed; for a part with a pin, the pin's picture. */
export const PartPicture = observer(function PartPicture({ part, upload, className }: PartPictureProps) {
  if (upload !== undefined) return <Preview upload={upload} className={className} />;
  const address = part.pin?.imageUrl ?? null;
  return address === null ? null : <img className={className} src={address} alt="" />;
});

const Preview = observer(function Preview({
  upload,
  className,
}: {
  readonly upload: PictureUpload;
  readonly className?: string | undefined;
}) {
  const preview = usePreview(upload);
  if (preview === null) return null;
  return <img className={className} src={preview.address} alt="" decoding="async" onError={preview.giveUp} />;
});
