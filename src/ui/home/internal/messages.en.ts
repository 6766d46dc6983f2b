import { messages } from '../../../domain/messages/message.ts';

export const homeMessages = messages('home', {
  title: 'Home',
  feed: 'Home feed',
  popular: 'Popular pins',
  firstPin: 'Make your first pin',
  firstPinDetail: 'Add an image you want to keep. It’ll appear here, on its board and on your profile.',
  createPin: 'Create a pin',
  empty: 'Nothing here yet',
  emptyDetail: 'There are no public pins yet. Check back soon.',
  emptyMayJoin: 'There are no public pins yet. Yours can be the first.',
  ready: '{site} is ready',
  readyDetail: 'This is a brand-new server. The first account becomes the administrator.',
  firstAccount: 'Create the first account',
  welcome: 'Keep the images you want to find again',
  welcomeDetail: '{site} saves images to boards – each with a link back to where you found it.',
  welcomeClosed:
    '{site} saves images to boards – each with a link back to where you found it. Only the administrator can create accounts here.',
  signUp: 'Create your account',
  logIn: 'Log in',
});
