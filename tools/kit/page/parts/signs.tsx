import { Avatar } from '../../../../src/ui/kit/avatar.tsx';
import { Button } from '../../../../src/ui/kit/buttons/button.tsx';
import { Cover } from '../../../../src/ui/kit/cover.tsx';
import { EmptyState } from '../../../../src/ui/kit/states/empty-state.tsx';
import { ErrorState } from '../../../../src/ui/kit/states/error-state.tsx';
import { LinkButton } from '../../../../src/ui/kit/buttons/link-button.tsx';
import { Logo } from '../../../../src/ui/kit/logo.tsx';
import { Notice } from '../../../../src/ui/kit/states/notice.tsx';
import { ProgressBar } from '../../../../src/ui/kit/states/progress-bar.tsx';
import { Skeleton } from '../../../../src/ui/kit/states/skeleton.tsx';
import { SkeletonLine } from '../../../../src/ui/kit/states/skeleton-line.tsx';
import type { Part } from '../part.ts';

const LONG = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz.jpg';
const COLOURS = [
  'ground',
  'raised',
  'sunken',
  'sunken-hover',
  'ink',
  'ink-2',
  'ink-3',
  'line',
  'edge',
  'accent',
  'accent-hover',
  'soft',
  'mark-back',
  'inverse',
  'ok',
  'warn',
  'error',
  'focus',
];

export const SIGNS: readonly Part[] = [
  {
    id: 'progress',
    title: 'Progress',
    states: [
      { name: 'rest', wide: true, show: () => progress('Uploading sea.jpg', 1_240_000, 4_600_000) },
      { name: 'unknown', wide: true, show: () => progress('Uploading sky.jpg', 300_000, null) },
      { name: 'done', wide: true, show: () => progress('Uploaded', 4_600_000, 4_600_000) },
      { name: 'long text', wide: true, show: () => progress(LONG, 12, 2048) },
    ],
  },
  {
    id: 'avatar',
    title: 'Avatar',
    states: [
      ...([20, 24, 32, 40, 48, 120] as const).map((size) => ({
        name: `${size}`,
        show: () => (
          <div className="kit-swatches">
            <Avatar name="Ann" colourKey={`${size}`} picture={null} size={size} />
            <Avatar name="Ben" colourKey="2" picture="/picture/200.svg" size={size} />
          </div>
        ),
      })),
      {
        name: 'broken',
        show: () => <Avatar name="Édith" colourKey="3" picture="/picture/none" size={48} />,
      },
    ],
  },
  {
    id: 'cover',
    title: 'Cover',
    states: [false, true].flatMap((low) =>
      [0, 1, 2, 3].map((count) => ({
        name: low ? `${count}, low` : `${count}`,
        wide: true,
        show: () => (
          <Cover pictures={Array.from({ length: count }, (_, at) => `/picture/${200 + at}.svg`)} low={low} />
        ),
      })),
    ),
  },
  {
    id: 'notice',
    title: 'Notice',
    states: (['info', 'ok', 'warn', 'error'] as const).map((kind) => ({
      name: kind,
      wide: true,
      show: () => (
        <Notice kind={kind} action={<Button size={32}>Try again</Button>}>
          The pins did not load. What you saved is safe.
        </Notice>
      ),
    })),
  },
  {
    id: 'states',
    title: 'Empty, error, loading',
    states: [
      {
        name: 'empty',
        wide: true,
        show: () => (
          <EmptyState title="Save your first pin" action={<LinkButton href="/">Find pins</LinkButton>}>
            Choose this board when you save a picture.
          </EmptyState>
        ),
      },
      {
        name: 'error',
        wide: true,
        show: () => (
          <ErrorState title="The pins did not load" onRetry={() => undefined}>
            Nothing is lost.
          </ErrorState>
        ),
      },
      {
        name: 'loading',
        wide: true,
        show: () => (
          <Skeleton label="Loading the board">
            <SkeletonLine kind="title" />
            <SkeletonLine kind="line" />
            <SkeletonLine kind="short" />
          </Skeleton>
        ),
      },
    ],
  },
  {
    id: 'mark',
    title: 'Mark and colours',
    states: [
      ...([16, 32, 56] as const).map((size) => ({ name: `${size}`, show: () => <Logo size={size} /> })),
      {
        name: 'colours',
        show: () => (
          <div className="kit-swatches">
            {COLOURS.map((name) => (
              <span key={name} className="kit-swatch" data-colour={name}>
                <span />
                {name}
              </span>
            ))}
          </div>
        ),
      },
    ],
  },
];

function progress(label: string, loaded: number, total: number | null) {
  return <ProgressBar label={label} loaded={loaded} total={total} />;
}
