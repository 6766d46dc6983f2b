import { Icon, type IconProps } from './icon.tsx';

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M14.5 21.7a.5.5 0 0 0 1 0l6.4-19a.5.5 0 0 0-.6-.6l-19 6.5a.5.5 0 0 0 0 .9l7.9 3.2a2 2 0 0 1 1.1 1.1zM21.9 2.1l-11 11" />
    </Icon>
  );
}
