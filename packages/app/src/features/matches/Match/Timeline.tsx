import type { Match, MatchEvent } from '@touchline/contract/match';
import { Card } from '@touchline/ui/Card';
import { Switch } from '@touchline/ui/Switch';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as styles from './Match.css.ts';

/** The events of a match, newest first; the person can reverse the order. */
export function Timeline({ match }: { match: Match }) {
  const { t } = useTranslation();
  const [isNewestFirst, setNewestFirst] = useState(true);
  const events = isNewestFirst ? match.events.toReversed() : match.events;
  return (
    <Card title={t('matchPage.events')}>
      {events.length === 0 ? (
        <p className={styles.quiet}>
          {t(match.status === 'finished' ? 'matchPage.noEventsFinished' : 'matchPage.noEvents')}
        </p>
      ) : (
        <>
          <Switch
            label={t('matchPage.newestFirst')}
            isSelected={isNewestFirst}
            onChange={setNewestFirst}
          />
          <ol className={styles.events}>
            {events.map((event) => (
              <Event key={event.id} event={event} match={match} />
            ))}
          </ol>
        </>
      )}
    </Card>
  );
}

function Event({ event, match }: { event: MatchEvent; match: Match }) {
  const { t } = useTranslation();
  const team = event.side ? match.teams[event.side === 'home' ? 0 : 1] : undefined;
  return (
    <li className={styles.event}>
      <span className={styles.minute}>
        {event.minute !== null && `${event.minute}${event.added ? `+${event.added}` : ''}′`}
      </span>
      <span>
        <strong>{t(`matchPage.kinds.${event.kind}`)}</strong>
        {team && <span className={styles.quiet}> {team.school.name}</span>}
        {event.text && <span className={styles.eventText}>{event.text}</span>}
      </span>
      {event.scoreAfter && (
        <span className={styles.scoreAfter}>
          {event.scoreAfter.home}–{event.scoreAfter.away}
        </span>
      )}
    </li>
  );
}
