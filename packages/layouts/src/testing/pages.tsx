import { StarIcon } from '@heroicons/react/24/outline';
import { EmptyState } from '@touchline/ui/EmptyState';
import { MatchCard, MatchCards } from '@touchline/ui/shell/MatchCard';
import { TextField } from '@touchline/ui/TextField';
import * as styles from './testing.css.ts';

const teams = [
  'Ashworth High',
  'Kestrel Park Academy',
  'Göztepe Fen Lisesi',
  'Northbridge Grammar',
  'Lakeside Primary',
  'İnönü Ortaokulu',
] as const;

const statuses = [
  { text: 'Live', tone: 'live' },
  { text: 'Finished', tone: 'success' },
  { text: 'Scheduled', tone: 'neutral' },
] as const;

/** A page with many matches, so that the document scrolls. */
export function LongPage() {
  return <Matches title="Matches" count={24} />;
}

/** A page that fits on any screen, so that the footer is at the end of the screen. */
export function ShortPage() {
  return <Matches title="Live now" count={2} />;
}

export function EmptyPage() {
  return (
    <div className={styles.nothing}>
      <h1 className={styles.title}>Favourites</h1>
      <EmptyState
        icon={StarIcon}
        title="No favourites yet"
        description="Matches and teams that you follow appear here."
      />
    </div>
  );
}

function Matches({ title, count }: { title: string; count: number }) {
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <TextField label="Team or school" name="filter" />
      <section aria-label="Matches">
        <MatchCards>
          {Array.from({ length: count }, (_, index) => (
            <li key={index}>
              <Match index={index} />
            </li>
          ))}
        </MatchCards>
      </section>
    </div>
  );
}

function Match({ index }: { index: number }) {
  const status = statuses[index % statuses.length] ?? statuses[0];
  const [home, away] = [teamAt(index), teamAt(index * 5 + 1)];
  const hasScore = status.tone !== 'neutral';
  const points = [2 + (index % 2), index % 2];
  return (
    <MatchCard
      title={`${home} – ${away}`}
      titleLevel={2}
      isTitleRedundant
      href={`#match-${index}`}
      context="Football"
      teams={[home, away].map((schoolName, side) => ({
        name: 'U14',
        schoolName,
        ...(hasScore && { points: String(points[side]), isLeading: side === 0 }),
      }))}
      status={status}
      when={`${9 + (index % 8)}:30`}
    />
  );
}

function teamAt(index: number): string {
  return teams[index % teams.length] ?? teams[0];
}
