import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { useTranslation } from 'react-i18next';
import { HomeSection } from './HomeSection.tsx';

/** The room of the matches of the start page while its code or they are fetched. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <HomeSection title={t('home.live')}>
      <MatchCardsSkeleton count={6} label={t('shell.loading')} />
    </HomeSection>
  );
}
