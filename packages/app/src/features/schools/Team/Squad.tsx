import { UserGroupIcon } from '@heroicons/react/24/outline';
import type { ShownPlayer } from '@touchline/contract/team';
import { Avatar } from '@touchline/ui/Avatar';
import { EmptyState } from '@touchline/ui/EmptyState';
import { VisuallyHidden } from '@touchline/ui/VisuallyHidden';
import { useTranslation } from 'react-i18next';
import { isNamed, roleText, unnamedText } from '#features/matches';
import * as styles from './Squad.css.ts';

export interface SquadProps {
  squad: readonly ShownPlayer[];
  /** Nobody is entered for an archived team any more. */
  isArchived: boolean;
}

/** The players as the server lets everybody see them; those who are not named share one row. */
export function Squad({ squad, isArchived }: SquadProps) {
  const { t } = useTranslation();
  if (squad.length === 0)
    return (
      <EmptyState
        icon={UserGroupIcon}
        title={t(isArchived ? 'team.archived.noSquadTitle' : 'team.noSquadTitle')}
        description={t(isArchived ? 'team.archived.noSquadText' : 'team.noSquadText')}
      />
    );
  const unnamed = unnamedText(t, squad);
  const hasPhotographs = squad.some((player) => isNamed(player) && player.photoUrl);
  return (
    <>
      <ul className={styles.squad} data-photographs={hasPhotographs || undefined}>
        {squad.filter(isNamed).map((player, index) => (
          <Player key={index} player={player} />
        ))}
        {unnamed && (
          <li className={styles.player}>
            <span className={styles.unnamed}>
              {unnamed.count} <span className={styles.numbers}>{unnamed.numbers}</span>
            </span>
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
  const name = player.displayName ?? '';
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
