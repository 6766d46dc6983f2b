import type { BoardPrivacy } from '../../../domain/boards/board.ts';
import { ChoiceField, type Choice, type ChoiceFieldProps } from '../../kit/fields/choice-field.tsx';
import { GlobeIcon } from '../../kit/icons/globe-icon.tsx';
import { LinkIcon } from '../../kit/icons/link-icon.tsx';
import { LockIcon } from '../../kit/icons/lock-icon.tsx';
import { text } from '../../text/language.ts';
import { boardEditMessages } from './messages.en.ts';

const choices = (): readonly Choice<BoardPrivacy>[] => [
  {
    id: 'public',
    label: text(boardEditMessages.public),
    help: text(boardEditMessages.publicDetail),
    sign: <GlobeIcon size={20} />,
  },
  {
    id: 'protected',
    label: text(boardEditMessages.protected),
    help: text(boardEditMessages.protectedDetail),
    sign: <LinkIcon size={20} />,
  },
  {
    id: 'secret',
    label: text(boardEditMessages.secret),
    help: text(boardEditMessages.secretDetail),
    sign: <LockIcon size={20} />,
  },
];

/** The visibility of a board, with an explanation of each choice. */
export function PrivacyField(props: Pick<ChoiceFieldProps<BoardPrivacy>, 'value' | 'onChange'>) {
  return <ChoiceField {...props} kind="rows" label={text(boardEditMessages.privacy)} choices={choices()} />;
}
