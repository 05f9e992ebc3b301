import { MatchCardsSkeleton } from '@touchline/ui/shell/MatchCard';
import { useTranslation } from 'react-i18next';
import { HomeSection } from './HomeSection.tsx';

/** Reserves the space of the matches while their code or data is loaded. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <HomeSection title={t('home.live')}>
      <MatchCardsSkeleton count={6} label={t('shell.loading')} />
    </HomeSection>
  );
}
