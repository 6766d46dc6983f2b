import { aWireUserShort } from './a-wire-user.ts';

const TIME = 'Tue, 01 Sep 2026 01:10:33 +0000';

/** A message as the server sends it. */
export const aWireMessage = (fields: object = {}) => ({
  ...{
    id: '60',
    type: 'message',
    conversation_id: '50',
    text: 'Hello',
    sender: aWireUserShort({ id: '11' }),
  },
  ...{ pin: null, board: null, user: null, unavailable: null, created_at: TIME },
  ...fields,
});

/** A conversation as the server sends it. */
export const aWireConversation = (fields: object = {}) => ({
  ...{ id: '50', type: 'conversation', users: [aWireUserShort({ id: '11' })], last_message: aWireMessage() },
  ...{ unread: true, status: 'request', created_at: TIME, updated_at: TIME },
  ...fields,
});
