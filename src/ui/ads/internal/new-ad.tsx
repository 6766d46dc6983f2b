import type { Promotion } from '../../../application/ports/ads/promotion-gateway.ts';
import { cardImage } from '../../../domain/pins/pin-image.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { useApp } from '../../base/app-context.ts';
import { cardName } from '../../pins/pin-names.ts';
import { text } from '../../text/language.ts';
import { EMPTY_AD } from './ad-form-values.ts';
import { AdForm } from './ad-form.tsx';
import { adMessages } from './messages.en.ts';
import type { AdTopic } from './shown-topic-names.ts';
import classes from './ads.module.css';

/** The form of a new ad for a pin. */
export function NewAd({
  pin,
  topics,
  onMade,
}: {
  readonly pin: Pin;
  readonly topics: readonly AdTopic[];
  readonly onMade: (promotion: Promotion) => void;
}) {
  const { services, stores } = useApp();
  return (
    <AdForm
      title={text(adMessages.newTitle)}
      draftName={`ad for ${pin.entityId}`}
      initial={EMPTY_AD}
      topics={topics}
      submit={text(adMessages.submit)}
      send={async (terms) => (await services.openPinActions()).ads.create(pin.entityId, terms)}
      onDone={(made) => {
        stores.toasts.say({ text: text(adMessages.submitted), kind: 'done' });
        onMade(made);
      }}
    >
      <div className={classes.pin}>
        <img className={classes.picture} src={cardImage(pin.imageSpec)?.url} alt="" />
        <p className={classes.name}>
          <bdi>{cardName(pin)}</bdi>
        </p>
      </div>
    </AdForm>
  );
}
