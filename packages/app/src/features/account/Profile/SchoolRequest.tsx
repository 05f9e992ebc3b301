import type { Profile } from '@touchline/contract/account';
import { Banner } from '@touchline/ui/Banner';
import { Link } from '@touchline/ui/Link';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';

/** How the request to a school stands (SIGNUP-7); an approved one is shown as the school. */
export function SchoolRequest({ profile: { request } }: { profile: Profile }) {
  const { t } = useTranslation();
  if (!request || request.state === 'approved') return null;
  const school = request.school.name;
  const role = t('profile.request.role', { role: t(`profile.request.roles.${request.role}`) });
  if (request.state === 'pending') {
    return (
      <Banner title={t('profile.request.pendingTitle', { school })}>
        <p>{role}</p>
        <p>{t('profile.request.pendingText')}</p>
      </Banner>
    );
  }
  return (
    <Banner
      tone="warning"
      title={t('profile.request.refusedTitle', { school })}
      action={<Link href={paths.contactUs}>{t('profile.request.contact')}</Link>}
    >
      <p>{role}</p>
      {request.answer && <p>{t('profile.request.reason', { reason: request.answer })}</p>}
    </Banner>
  );
}
