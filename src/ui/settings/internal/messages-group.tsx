import { observer } from 'mobx-react-lite';
import { useApp } from '../../base/app-context.ts';
import { latestValueQueues } from '../../base/latest-value-queue.ts';
import { attempt } from '../../base/attempt.ts';
import { SwitchField } from '../../kit/fields/switch-field.tsx';
import { MESSAGES_STAY } from '../../base/stores/toast-store.ts';
import { SettingGroup } from './form/setting-group.tsx';
import { text } from '../../text/language.ts';
import { settingsMessages } from './messages.en.ts';

const queueOf = latestValueQueues<'stay', boolean>();

/** The display time of toasts. */
export const MessagesGroup = observer(function MessagesGroup() {
  const { stores, services } = useApp();
  const stay = stores.pageData.find(MESSAGES_STAY) ?? false;

  const tell = async (wanted: boolean): Promise<boolean> => {
    const kept = await attempt(stores, async () => {
      await (await services.openAccount()).messageChoice.keep(wanted);
      return { kind: 'kept' };
    });
    return kept !== undefined;
  };
  const decide = async (wanted: boolean) => {
    stores.pageData.set(MESSAGES_STAY, wanted);
    stores.pageData.set(MESSAGES_STAY, await queueOf(stores).set('stay', wanted, stay, tell));
  };

  return (
    <SettingGroup title={text(settingsMessages.messages)}>
      <SwitchField
        label={text(settingsMessages.messagesStay)}
        help={text(settingsMessages.messagesStayHelp)}
        checked={stay}
        onChange={(wanted) => void decide(wanted)}
      />
    </SettingGroup>
  );
});
