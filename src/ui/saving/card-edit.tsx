import { observer } from 'mobx-react-lite';
import type { FeedSource } from '../../application/ports/feed-gateway.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { useApp } from '../app/app-context.ts';

/** The way to edit a pin of a list, for who may; fetched with what saves. */
export const CardEdit = observer(function CardEdit({
  pin,
  source,
}: {
  readonly pin: Pin;
  readonly source: FeedSource;
}) {
  const EditLink = useApp().stores.saving.parts?.EditLink;
  return EditLink === undefined ? null : <EditLink pin={pin} source={source} />;
});
