import { Icon, type IconProps } from './icon.tsx';

export function SmallWindowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M21 9V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h4" />
      <rect width="10" height="7" x="12" y="13" rx="2" />
    </Icon>
  );
}
