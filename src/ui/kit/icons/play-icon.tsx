import { Icon, type IconProps } from './icon.tsx';

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 3.5v17l14-8.5z" />
    </Icon>
  );
}
