import type { Ref } from 'react';
import { Avatar, type AvatarProps } from '../../Avatar/index.ts';
import { BarButton } from '../BarButton/index.ts';

export interface UserMenuButtonProps {
  /** The name of the person and, if relevant, the presence: `Ada Brown, away`. */
  label: string;
  name: string;
  avatar?: string;
  presence?: AvatarProps['presence'];
  isExpanded?: boolean;
  onPress: () => void;
  /** Called on hover, focus or touch. Use it to prefetch the menu. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The button with the signed-in person's avatar that opens the user menu. */
export function UserMenuButton({
  name,
  avatar,
  presence,
  isExpanded = false,
  ...rest
}: UserMenuButtonProps) {
  return (
    <BarButton {...rest} aria-haspopup="menu" aria-expanded={isExpanded}>
      <Avatar name={name} src={avatar} size="small" presence={presence} isDecorative />
    </BarButton>
  );
}
