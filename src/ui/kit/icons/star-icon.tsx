import { Icon, type IconProps } from './icon.tsx';

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12 2.5 2.95 5.97 6.59.96-4.77 4.65 1.13 6.56L12 17.54l-5.9 3.1 1.13-6.56-4.77-4.65 6.59-.96z" />
    </Icon>
  );
}
