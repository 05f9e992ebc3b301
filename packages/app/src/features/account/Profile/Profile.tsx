import { Card } from '@touchline/ui/Card';
import { useTranslation } from 'react-i18next';
import { useResource } from '#platform/cache/cache.ts';
import { LoadError } from '#platform/loading/LoadError.tsx';
import { PageBody } from '#platform/page/PageBody.tsx';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { Devices } from './Devices.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { fetchProfile, profileKey } from './profile.ts';
import { ProfileForm } from './ProfileForm.tsx';
import { onScreen } from './Profile.css.ts';
import { ProfileSkeleton } from './ProfileSkeleton.tsx';
import { SchoolRequest } from './SchoolRequest.tsx';

/** The page of the signed-in person: their profile, password and devices. */
export function Profile() {
  const { t } = useTranslation();
  const profile = useResource(profileKey, fetchProfile);
  return (
    <PageBody isNarrow>
      <PageTitle title={t('profile.title')} />
      {profile.state === 'ready' && <SchoolRequest profile={profile.value} />}
      <Card title={t('profile.about')}>
        {profile.state === 'loading' && <ProfileSkeleton />}
        {profile.state === 'failed' && <LoadError failure={profile} />}
        {profile.state === 'ready' && <ProfileForm profile={profile.value} />}
      </Card>
      <div className={onScreen}>
        <Card title={t('profile.password')}>
          <PasswordForm />
        </Card>
      </div>
      <Card title={t('profile.devices')}>
        <Devices />
      </Card>
    </PageBody>
  );
}
