import { Icon, type IconProps } from './icon.tsx';

export function ChevronRightIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="m9 18 6-6-6-6" />
    </Icon>
  );
}
