import type { MatchSummary } from '@touchline/contract/match';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { PlainLink } from '@touchline/ui/PlainLink';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MatchGrid } from '#features/matches';
import { paths } from '#platform/paths.ts';
import { quiet } from './Home.css.ts';
import { HomeSection } from './HomeSection.tsx';
import { keepMatchOrder } from './keepMatchOrder.ts';
import { SectionCount } from './SectionCount.tsx';

const newMatchesButton = lazyNamed(
  () => import('./NewMatchesButton.tsx'),
  'NewMatchesButton',
  () => null,
);

/** The maximum number of cards; a link leads to the full list. */
const maxCards = 6;

/**
 * The matches being played. Their order does not change while the page is open; matches that start
 * later appear after a press on a button (HOME-2).
 */
export function LiveMatches({ matches }: { matches: readonly MatchSummary[] }) {
  const { t } = useTranslation();
  const [order, setOrder] = useState(() => matches.map(({ id }) => id));
  // What starts while nothing was live is shown, and keeps its order from then on.
  if (order.length === 0 && matches.length > 0) setOrder(matches.map(({ id }) => id));
  const { shown, waiting } = keepMatchOrder(matches, order);
  return (
    <HomeSection
      title={t('home.live')}
      action={
        matches.length > maxCards && (
          <PlainLink href={`${paths.matches}?status=live&status=paused`}>
            {t('home.allLive')}
          </PlainLink>
        )
      }
      count={<SectionCount shown={Math.min(shown.length, maxCards)} total={matches.length} />}
    >
      {waiting > 0 && (
        <div role="status">
          <Suspense fallback={null}>
            <newMatchesButton.Component
              count={waiting}
              onShow={() => setOrder(matches.map(({ id }) => id))}
            />
          </Suspense>
        </div>
      )}
      {shown.length === 0 && waiting === 0 ? (
        <p className={quiet}>{t('home.noneLive')}</p>
      ) : (
        <MatchGrid matches={shown.slice(0, maxCards)} isDay />
      )}
    </HomeSection>
  );
}
