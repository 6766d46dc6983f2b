import { observer } from 'mobx-react-lite';
import { useApp } from '../../base/app-context.ts';
import { text, textParts } from '../../text/language.ts';
import classes from '../cookie-policy-page.module.css';
import { consentMessages } from './messages.en.ts';

/** The receipt of what the person allows, to be quoted; nothing when nothing is allowed. */
export const Receipt = observer(function Receipt() {
  const { receipt } = useApp().stores.context.current.consent;
  if (receipt === undefined) return null;
  return (
    <p className={classes.receipt}>
      {textParts(consentMessages.receipt, {
        receipt: (
          <bdi key="receipt" dir="ltr">
            {receipt}
          </bdi>
        ),
      })}
      <span className={classes.help}>{text(consentMessages.receiptHelp)}</span>
    </p>
  );
});
