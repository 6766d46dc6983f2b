import { messages } from '../../../domain/messages/message.ts';

export const shortcutMessages = messages('shortcuts', {
  title: 'Keyboard shortcuts',
  singleKey: 'Single-key shortcuts',
  singleKeyHelp: 'Turn off if you use voice control or trigger them by accident.',
  singleKeys: 'Single keys',
  singleKeysOff: 'Single keys (off)',
  amongPins: 'Among pins',
  everywhere: 'Everywhere',
  save: 'Save the focused or open pin',
  showList: 'Show this list',
  move: 'Move to the next pin in that direction',
  screen: 'Move one screen up or down',
  ends: 'Move to the first or last pin shown',
  leave: 'Jump out of the grid (before / after)',
  open: 'Open the pin',
  close: 'Close dialog or pin',
  left: 'Left arrow',
  up: 'Up arrow',
  right: 'Right arrow',
  down: 'Down arrow',
  questionMark: 'Question mark',
});
