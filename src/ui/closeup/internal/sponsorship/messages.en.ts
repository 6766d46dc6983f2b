import { messages } from '../../../../domain/messages/message.ts';

export const partnershipMessages = messages('partnership', {
  partnership: 'Your partnership',
  confirm: 'Confirm',
  confirming: 'Confirming…',
  decline: 'Decline',
  declining: 'Declining…',
  declineQuestion: 'Decline this partnership?',
  declineDetail: 'The Pin stays up without its label. You can’t confirm it later.',
  withdraw: 'Withdraw',
  withdrawing: 'Withdrawing…',
  withdrawQuestion: 'Withdraw this partnership request?',
  withdrawDetail: 'The Pin stays up without its label. You can’t undo this.',
  end: 'End partnership',
  ending: 'Ending…',
  endQuestion: 'End this partnership?',
  endDetail: 'The Pin stays up but its label no longer names you. You can’t undo this.',
  alreadyAnswered: 'This request has already been answered.',
});
