import { useMemo } from 'react';
import type { DisplayOf } from '../../../../../domain/experiences/display.ts';
import { Button } from '../../../../kit/buttons/button.tsx';
import { LinkButton } from '../../../../kit/buttons/link-button.tsx';
import { CornerCard } from '../corner/corner-card.tsx';
import type { HeldNavigation } from './hold-navigation.ts';

type SurveyPromptProps = {
  readonly display: DisplayOf<'survey'>;
  readonly isFramed: boolean;
  /** The navigation that waits: Escape then declines wherever the focus is. */
  readonly held: HeldNavigation | null;
  readonly onAccept: () => void;
  readonly onDecline: () => void;
};

export function SurveyPrompt({ display, isFramed, held, onAccept, onDecline }: SurveyPromptProps) {
  const { title, subtitle, details, decline, accept, uri } = display;
  const texts = useMemo(() => [subtitle, details].filter((one) => one !== undefined), [subtitle, details]);
  return (
    <CornerCard
      title={title}
      label={texts.length > 0 ? texts.join(' ') : title}
      source={held?.link}
      onEscape={onDecline}
      escapesAnywhere={held !== null}
      buttons={
        <>
          <Button onClick={onDecline}>{decline}</Button>
          {isFramed ? (
            <Button kind="primary" onClick={onAccept}>
              {accept}
            </Button>
          ) : (
            <LinkButton kind="primary" href={uri} target="_blank" rel="noopener" onClick={onAccept}>
              {accept}
            </LinkButton>
          )}
        </>
      }
    >
      {texts.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </CornerCard>
  );
}
