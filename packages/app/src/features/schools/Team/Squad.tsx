import { UserGroupIcon } from '@heroicons/react/24/outline';
import type { ShownPlayer } from '@touchline/contract/team';
import { Avatar } from '@touchline/ui/Avatar';
import { EmptyState } from '@touchline/ui/EmptyState';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { playerName, roleText } from '#features/matches';
import * as styles from './Squad.css.ts';

/** Whether there is nothing to say about a player. */
function isHidden({ displayName, shirtNumber }: ShownPlayer): boolean {
  return displayName === null && shirtNumber === null;
}

/** The players as the server lets everybody see them; the hidden ones share one row. */
export function Squad({ squad }: { squad: readonly ShownPlayer[] }) {
  const { t } = useTranslation();
  if (squad.length === 0)
    return (
      <EmptyState
        icon={UserGroupIcon}
        title={t('team.noSquadTitle')}
        description={t('team.noSquadText')}
      />
    );
  const shown = squad.filter((player) => !isHidden(player));
  const hiddenCount = squad.length - shown.length;
  return (
    <>
      <ul className={styles.squad}>
        {shown.map((player, index) => (
          <Player key={index} player={player} />
        ))}
        {hiddenCount > 0 && (
          <li className={styles.player}>
            <span className={styles.name}>{t('team.hiddenPlayers', { count: hiddenCount })}</span>
          </li>
        )}
      </ul>
      <p className={styles.note}>{t('team.namesNote')}</p>
    </>
  );
}

function Player({ player }: { player: ShownPlayer }) {
  const { t } = useTranslation();
  const { shirtNumber, role, photoUrl } = player;
  const name = playerName(t, player.displayName);
  return (
    <li className={styles.player}>
      <span className={styles.number}>
        {shirtNumber !== null && (
          <>
            <VisuallyHidden>{t('team.number', { number: shirtNumber })}</VisuallyHidden>
            <span aria-hidden="true">{shirtNumber}</span>
          </>
        )}
      </span>
      {photoUrl ? <Avatar name={name} src={photoUrl} size="row" isDecorative /> : <span />}
      <span className={styles.name}>{name}</span>
      {role && <span className={styles.role}>{roleText(t, role)}</span>}
    </li>
  );
}
