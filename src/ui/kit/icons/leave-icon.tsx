import { Icon, type IconProps } from './icon.tsx';

export function LeaveIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M7 7h10v10" />
      <path d="M7 17 17 7" />
    </Icon>
  );
}
