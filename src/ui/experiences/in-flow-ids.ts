/** The prefix of ids in the messages of a page, the same on the server and in the browser. */
export const IN_FLOW_IDS = 'message-';
