import type { Ref } from 'react';
import { Avatar, type AvatarProps } from '../../Avatar/index.ts';
import { BarButton } from '../BarButton/index.ts';

export interface UserMenuButtonProps {
  /** Whose menu it is and, where it matters, the presence: `Ada Brown, away`. */
  label: string;
  name: string;
  avatar?: string;
  presence?: AvatarProps['presence'];
  isExpanded?: boolean;
  onPress: () => void;
  /** The moment to start loading the menu. */
  onIntent?: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** Shows who is signed in and opens the user menu. */
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
