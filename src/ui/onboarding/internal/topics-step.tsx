import { observer } from 'mobx-react-lite';
import { leastTopics, togglePick } from '../../../domain/onboarding/picks.ts';
import { useApp } from '../../base/app-context.ts';
import { platformOf } from '../../../domain/experiences/delivery/audience.ts';
import { TilePicture } from '../../kit/pages/tile-picture.tsx';
import { useViewportClass } from '../../kit/use-viewport-class.ts';
import { shownTopic } from '../../follow/shown-topic.ts';
import { text } from '../../text/language.ts';
import { onboardingMessages } from './messages.en.ts';
import { changeDraft, pickedTopics, shownDraft, TOPICS } from './onboarding-data.ts';
import { PickGrid, PickTile } from './pick-grid.tsx';
import { StepFrame } from './step-frame.tsx';
import { useOnboarding } from './use-onboarding.ts';
import { usePicks } from './use-picks.ts';

/** Tiles in view from the beginning. */
const EAGER = 12;

/** Topics to follow, with the pictures of their best pins. */
export const TopicsStep = observer(function TopicsStep() {
  const { stores } = useApp();
  const { answer, skip, ...frame } = useOnboarding('InterestPicker');
  const topics = stores.pageData.find(TOPICS) ?? [];
  const { topicIds } = shownDraft(stores);
  const isMobile = platformOf(useViewportClass()) === 'web_mobile';
  const { left, nextOrAsk } = usePicks(topicIds.length, leastTopics(isMobile, topics.length));
  return (
    <StepFrame
      {...frame}
      wide
      step="InterestPicker"
      title={text(onboardingMessages.topicsTitle)}
      lead={text(onboardingMessages.topicsLead)}
      picked={pickedTopics(stores).flatMap(({ imageUrl }) => imageUrl ?? [])}
      status={
        left > 0
          ? text(onboardingMessages.topicsLeft, { count: left })
          : topicIds.length > 0
            ? text(onboardingMessages.topicsPicked, { count: topicIds.length })
            : ''
      }
      onSkip={skip}
      onNext={() => nextOrAsk(() => answer({ step: 'InterestPicker', topicIds }))}
    >
      <PickGrid label={text(onboardingMessages.topics)}>
        {topics.map(shownTopic).map(({ entityId, name, imageUrl, dominantColor }, index) => (
          <PickTile
            key={entityId}
            name={name}
            color={dominantColor}
            picture={imageUrl !== null && <TilePicture imageUrl={imageUrl} eager={index < EAGER} />}
            isPicked={topicIds.includes(entityId)}
            onToggle={() => changeDraft(stores, { topicIds: togglePick(topicIds, entityId) })}
          />
        ))}
      </PickGrid>
    </StepFrame>
  );
});
