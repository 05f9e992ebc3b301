import { Avatar } from '@touchline/ui/Avatar';
import { useAtomValue } from 'jotai';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { portraitPicture } from '#platform/form/picture/cropPicture.ts';
import { PictureField } from '#platform/form/picture/PictureField.tsx';
import type { ProfileFields } from './profileDraft.ts';

export interface ProfilePictureProps {
  fields: ProfileFields;
  /** Called with null when the picture is removed. */
  onChange: (avatar: string | null) => void;
}

/** The picture of the person, as their avatar shows it, and who sees it (USER-17). */
export function ProfilePicture({ fields, onChange }: ProfilePictureProps) {
  const { t } = useTranslation();
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const { givenName, familyName, avatar } = fields;
  return (
    <PictureField
      name="avatar"
      label={t('profile.avatar')}
      shape={portraitPicture}
      preview={
        <Avatar
          name={`${givenName} ${familyName}`}
          {...(avatar === null ? {} : { src: avatar })}
          size="large"
          isDecorative
        />
      }
      value={avatar ?? ''}
      onChange={(url) => onChange(url || null)}
      isDisabled={isOffline}
      description={`${t('profile.avatarText')} ${t('picture.limits')}`}
    />
  );
}
