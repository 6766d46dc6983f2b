import { observer } from 'mobx-react-lite';
import { leastPins, togglePick } from '../../../domain/onboarding/picks.ts';
import { cardImage, cardSrcset } from '../../../domain/pins/pin-image.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import { useApp } from '../../base/app-context.ts';
import { cardName } from '../../pins/pin-names.ts';
import { text } from '../../text/language.ts';
import { onboardingMessages } from './messages.en.ts';
import { changeDraft, PINS, shownDraft } from './onboarding-data.ts';
import { PickGrid, PickTile } from './pick-grid.tsx';
import { StepFrame } from './step-frame.tsx';
import { useOnboarding } from './use-onboarding.ts';
import { usePicks } from './use-picks.ts';

/** Tiles in view from the beginning. */
const EAGER = 8;

/** Pins of the picked topics, to start the home feed from. */
export const PinsStep = observer(function PinsStep() {
  const { stores } = useApp();
  const { answer, skip, ...frame } = useOnboarding('PinPicker');
  const pins = (stores.pageData.find(PINS) ?? []).flatMap((id) => stores.pins.find(id) ?? []);
  const { pinIds } = shownDraft(stores);
  const { left, nextOrAsk } = usePicks(pinIds.length, leastPins(pins.length));
  return (
    <StepFrame
      {...frame}
      wide
      step="PinPicker"
      title={text(onboardingMessages.pinsTitle)}
      lead={text(onboardingMessages.pinsLead)}
      picked={pinIds.flatMap((id) => {
        const pin = stores.pins.find(id);
        return (pin && cardImage(pin.imageSpec)?.url) ?? [];
      })}
      status={
        left > 0
          ? text(onboardingMessages.pinsLeft, { count: left })
          : pinIds.length > 0
            ? text(onboardingMessages.pinsPicked, { count: pinIds.length })
            : ''
      }
      onSkip={skip}
      onNext={() => nextOrAsk(() => answer({ step: 'PinPicker', pinIds }))}
    >
      <PickGrid label={text(onboardingMessages.pins)} large>
        {pins.map((pin, index) => (
          <PickTile
            key={pin.entityId}
            color={pin.dominantColor}
            picture={<PinPicture pin={pin} isEager={index < EAGER} />}
            isPicked={pinIds.includes(pin.entityId)}
            onToggle={() => changeDraft(stores, { pinIds: togglePick(pinIds, pin.entityId) })}
          />
        ))}
      </PickGrid>
    </StepFrame>
  );
});

function PinPicture({ pin, isEager }: { readonly pin: Pin; readonly isEager: boolean }) {
  const image = cardImage(pin.imageSpec);
  return (
    image !== null && (
      <img
        src={image.url}
        srcSet={cardSrcset(pin.imageSpec)}
        sizes="(width < 671px) 33vw, 270px"
        alt={cardName(pin)}
        width={image.width}
        height={image.height}
        loading={isEager ? 'eager' : 'lazy'}
        decoding="async"
      />
    )
  );
}
