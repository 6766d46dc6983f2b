import { Icon, type IconProps } from './icon.tsx';

export function ArrowForwardIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M5 12h14" />
      <path d="m12 5 7 7-7 7" />
    </Icon>
  );
}
