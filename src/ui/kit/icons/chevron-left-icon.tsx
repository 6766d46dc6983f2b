import { Icon, type IconProps } from './icon.tsx';

export function ChevronLeftIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="m15 18-6-6 6-6" />
    </Icon>
  );
}
