import { messages } from '../../../../domain/messages/message.ts';

export const settingFormMessages = messages('settings.form', {
  unsaved: 'Unsaved changes',
  saved: 'Saved',
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving…',
});
