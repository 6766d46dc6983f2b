import { Icon, type IconProps } from './icon.tsx';

export function SignUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 21a8 8 0 0 1 13.292-6M19 16v6M22 19h-6" />
      <circle cx="10" cy="8" r="5" />
    </Icon>
  );
}
