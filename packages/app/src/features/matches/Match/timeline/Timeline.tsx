import type { Match, MatchEvent, MatchTeam } from '@touchline/contract/match';
import { Card } from '@touchline/ui/Card';
import { Switch } from '@touchline/ui/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOver } from '../../matchView.ts';
import { TeamCrest } from '../../TeamCrest.tsx';
import { TeamName } from '../TeamName.tsx';
import { eventTitle, minuteText } from './eventText.ts';
import * as styles from './Timeline.css.ts';

/** The events of a match, newest first; the person can reverse the order. */
export function Timeline({ match }: { match: Match }) {
  const { t } = useTranslation();
  const [isNewestFirst, setNewestFirst] = useState(true);
  const { events, status, teams } = match;
  return (
    <Card
      title={t('matchPage.events')}
      actions={
        events.length > 1 && (
          <div className={styles.order}>
            <Switch
              label={t('matchPage.newestFirst')}
              isSelected={isNewestFirst}
              onChange={setNewestFirst}
            />
          </div>
        )
      }
    >
      {events.length === 0 ? (
        <p className={styles.quiet}>
          {t(isOver(match) ? 'matchPage.noEventsFinished' : 'matchPage.noEvents')}
        </p>
      ) : (
        <ol
          className={styles.events}
          data-untimed={events.every(({ minute }) => minute === null) || undefined}
        >
          {(isNewestFirst ? events.toReversed() : events).map((event) => (
            <Event
              key={event.id}
              event={event}
              hasScore={status !== 'cancelled'}
              title={eventTitle(t, event, match)}
              team={event.side ? teams[event.side === 'home' ? 0 : 1] : undefined}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}

interface EventProps {
  event: MatchEvent;
  /** Whether a score of the match is shown at all (MATCH-51). */
  hasScore: boolean;
  title: string;
  team: MatchTeam | undefined;
}

function Event({ event, hasScore, title, team }: EventProps) {
  const { scoreAfter, text } = event;
  return (
    <li className={styles.event}>
      <span className={styles.minute}>{minuteText(event)}</span>
      <span className={styles.side}>{team && <TeamCrest team={team} size="small" />}</span>
      <span className={styles.description}>
        <strong>{title}</strong>
        {team?.name && (
          <span className={styles.quiet}>
            {' '}
            <TeamName team={team} />
          </span>
        )}
        {text && <span className={styles.text}>{text}</span>}
      </span>
      <span className={styles.scoreAfter}>
        {hasScore && scoreAfter && `${scoreAfter.home}–${scoreAfter.away}`}
      </span>
    </li>
  );
}
