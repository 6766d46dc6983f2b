import { Icon, type IconProps } from './icon.tsx';

export function LaughIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="12" cy="12" r="10" />
      <path d="M18 13a6 6 0 0 1-6 5 6 6 0 0 1-6-5h12Z" />
      <path d="M9 9h.01" />
      <path d="M15 9h.01" />
    </Icon>
  );
}
