import type { BoardPrivacy } from '../../domain/boards/board.ts';
import { ChoiceField, type Choice, type ChoiceFieldProps } from '../kit/fields/choice-field.tsx';
import { GlobeIcon } from '../kit/icons/globe-icon.tsx';
import { LinkIcon } from '../kit/icons/link-icon.tsx';
import { LockIcon } from '../kit/icons/lock-icon.tsx';

const CHOICES: readonly Choice<BoardPrivacy>[] = [
  {
    id: 'public',
    label: 'Public',
    help: 'Anyone can find and see this board.',
    sign: <GlobeIcon size={20} />,
  },
  {
    id: 'protected',
    label: 'Unlisted',
    help: 'Anyone with the link can see it. It isn’t listed anywhere.',
    sign: <LinkIcon size={20} />,
  },
  {
    id: 'secret',
    label: 'Secret',
    help: 'Only you can see it.',
    sign: <LockIcon size={20} />,
  },
];

/** The visibility of a board, with an explanation of each choice. */
export function PrivacyField(props: Pick<ChoiceFieldProps<BoardPrivacy>, 'value' | 'onChange'>) {
  return <ChoiceField {...props} kind="rows" label="Who can see it" choices={CHOICES} />;
}
