import { messages } from '../../../domain/messages/message.ts';

export const firstStepMessages = messages('firstSteps', {
  title: 'Three steps to your first board',
  makeBoard: 'Create a board',
  makeBoardDetail: 'Boards group related pins – a room, a trip, your recipes.',
  createBoard: 'Create board',
  addPins: 'Add your first pins',
  addPinsDetail: 'Upload several images at once – each becomes a pin on your board.',
  addImages: 'Add images',
  seeBoard: 'See them on your board',
  seeBoardDetail: 'Open it, arrange your pins and share the link.',
  openBoard: 'See your board',
  done: 'Done: {step}',
  hide: 'Hide these steps',
});

export const saveHintMessages = messages('saveHint', {
  title: 'Getting started',
  detail: 'Open a pin to save it to a board or follow its creator.',
  hide: 'Got it',
});
