import { messages } from '../../../../domain/messages/message.ts';

export const previewMessages = messages('operatorExperiencePreview', {
  title: 'Preview',
  incomplete: 'Fill in the required fields to see it.',
  look: 'Preview settings',
  narrow: 'Phone',
  dark: 'Dark',
  rtl: 'Right to left',
  large: 'Text at 200%',
  tryHere: 'Show it here',
  tryDetail: 'It appears above the page, as people will see it. Nothing is counted.',
  ended: 'Closed. Show it again to try the rest.',
  anchorMissing: 'What it points at isn’t on this page. Use a preview link to see it on its own page.',

  link: 'Preview link',
  linkTitle: 'Preview on a page',
  linkDetail:
    'Everyone with this link sees version {revision} on that page until {time}. Nothing is counted.',
  path: 'Page',
  pathHelp: 'A path of this site, such as / or /pin/123/',
  makeLink: 'Create link',
  makingLink: 'Creating…',
  copy: 'Copy link',
  open: 'Open',
});
