import { Avatar, type AvatarProps } from '../../Avatar/index.ts';
import { PanelButton, type PanelButtonProps } from '../BarButton/index.ts';

export interface UserMenuButtonProps extends Omit<PanelButtonProps, 'tooltip'> {
  /** The name of the person and, if relevant, the presence: `Ada Brown, away`. */
  label: string;
  /** Of the person, for the initials. */
  name: string;
  /** The address of the person's picture. Omitted: the initials are shown. */
  avatar?: string;
  /** The dot at the avatar. Omitted: no dot. */
  presence?: AvatarProps['presence'];
}

/** The button with the signed-in person's avatar that opens the user menu. */
export function UserMenuButton({ name, avatar, presence, ...rest }: UserMenuButtonProps) {
  return (
    <PanelButton {...rest} opens="menu">
      <Avatar name={name} src={avatar} size="small" presence={presence} isDecorative />
    </PanelButton>
  );
}
