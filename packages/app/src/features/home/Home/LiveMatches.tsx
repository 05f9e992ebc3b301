import type { MatchSummary } from '@touchline/contract/match';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { PlainLink } from '@touchline/ui/PlainLink';
import { Suspense, useLayoutEffect, useRef, useState } from 'react';
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
 * later appear after a press on a button, first, so that they are among the cards (HOME-2).
 */
export function LiveMatches({ matches }: { matches: readonly MatchSummary[] }) {
  const { t } = useTranslation();
  const [order, setOrder] = useState(() => matches.map(({ id }) => id));
  // If no match was live, or none is any more, new ones are shown at once.
  if (matches.length > 0 && !matches.some(({ id }) => order.includes(id)))
    setOrder(matches.map(({ id }) => id));
  const { shown, waiting } = keepMatchOrder(matches, order);
  const cards = useRef<HTMLDivElement>(null);
  const isFocusWanted = useRef(false);

  // A layout effect: after the paint `keepFocus` would give the focus of the removed button to the
  // heading.
  useLayoutEffect(() => {
    if (isFocusWanted.current) cards.current?.querySelector('a')?.focus();
    isFocusWanted.current = false;
  }, [order]);

  function showNew() {
    isFocusWanted.current = true;
    setOrder([...waiting.map(({ id }) => id), ...order]);
  }

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
      {waiting.length > 0 && (
        <div role="status">
          <Suspense fallback={null}>
            <newMatchesButton.Component count={waiting.length} onShow={showNew} />
          </Suspense>
        </div>
      )}
      {shown.length === 0 && waiting.length === 0 ? (
        <p className={quiet}>{t('home.noneLive')}</p>
      ) : (
        <div ref={cards}>
          <MatchGrid matches={shown.slice(0, maxCards)} isDay />
        </div>
      )}
    </HomeSection>
  );
}
