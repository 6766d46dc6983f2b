import type { Pin } from '../../domain/pins/pin.ts';
import { feedbackEntryLabel } from '../../domain/feedback/feedback-kind.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import { useApp } from '../app/app-context.ts';
import { FlagIcon } from '../kit/icons/flag-icon.tsx';
import { IconButton } from '../kit/icon-button.tsx';
import { failureText } from '../status/failure-text.ts';

/** Reports an open pin. */
export function ReportButton({ pin }: { readonly pin: Pin }) {
  const { cards, toasts } = useApp().stores;
  const press = async () => {
    try {
      (await cards.open()).feedback.report(pin, 'closeup');
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      toasts.say({ text: failureText(error.kind), kind: 'problem' });
    }
  };
  return (
    <IconButton
      label={feedbackEntryLabel('report', pin)}
      icon={<FlagIcon size={24} />}
      onClick={() => void press()}
    />
  );
}
