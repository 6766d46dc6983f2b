import { messages } from '../../../domain/messages/message.ts';

export const cardMenuMessages = messages('card-menu', {
  save: 'Save',
  removeFromSaved: 'Remove from saved',
  changeBoard: 'Change board',
  edit: 'Edit',
  open: 'Open',
  openPin: 'Open {pin}',
  openPinInNewTab: 'Open {pin}, opens its site in a new tab',
  source: '{domain}, opens the source',
  sourceInNewTab: '{domain}, opens the source in a new tab',
});
