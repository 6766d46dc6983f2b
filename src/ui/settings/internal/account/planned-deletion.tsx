import { useApp } from '../../../base/app-context.ts';
import { useForm } from '../../../forms/use-form.ts';
import { Button } from '../../../kit/buttons/button.tsx';
import { Notice } from '../../../kit/states/notice.tsx';
import classes from './planned-deletion.module.css';
import { dayText } from '../../../text/day-text.ts';
import { showSettings } from '../use-settings.ts';
import { text } from '../../../text/language.ts';
import { accountSettingMessages } from './messages.en.ts';

/** The date on which the account will be deleted, with a button to keep it. */
export function PlannedDeletion({ deleteAt }: { readonly deleteAt: number }) {
  const { services, stores } = useApp();
  const form = useForm({}, {}, async () => {
    const { accounts, settings } = await services.openAccount();
    const outcome = await accounts.cancelDeletion();
    if (outcome.kind === 'refused') return outcome;
    showSettings(stores, await settings.read());
    stores.toasts.say({ text: text(accountSettingMessages.accountKept), kind: 'done' });
    return undefined;
  });
  return (
    <form className={classes.planned} ref={form.form} onSubmit={form.onSubmit} method="post">
      <Notice
        kind="warn"
        action={
          <Button
            type="submit"
            kind="primary"
            size={40}
            pending={form.sending && text(accountSettingMessages.oneMoment)}
          >
            {text(accountSettingMessages.keepAccount)}
          </Button>
        }
      >
        {text(accountSettingMessages.deletionPlanned, { day: dayText(deleteAt) })}
      </Notice>
      {form.message !== null && (
        <Notice kind="error" live>
          {form.message}
        </Notice>
      )}
    </form>
  );
}
