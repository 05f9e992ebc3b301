import type { MatchRecord } from '@touchline/contract/adminMatch';
import type { TeamRecord } from '@touchline/contract/team';
import { Banner } from '@touchline/ui/Banner';
import { Button } from '@touchline/ui/Button';
import { Select } from '@touchline/ui/Select';
import { TextField } from '@touchline/ui/TextField';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { connectivityAtom } from '#platform/client/requests.atoms.ts';
import { failureText } from '#platform/form/failure.ts';
import { SlowNotice } from '#platform/form/SlowNotice.tsx';
import { Refusal } from '#platform/form/Refusal.tsx';
import { NamesNote } from '../../NamesNote.tsx';
import { choices, list, part, quiet } from '../../record/Record.css.ts';
import { RoleField } from '../../teams/RoleField.tsx';
import { roleErrorText } from '../../teams/roles.ts';
import { useAthleteNames } from '../../teams/useAthleteNames.ts';
import * as styles from './LineUp.css.ts';
import { mostPlayers, type TypedPlayer } from './lineUp.ts';
import { useLineUp, type LineUpForm } from './useLineUp.ts';

/** A side of a match. */
export type MatchSide = 'home' | 'away';

export interface SideProps {
  match: MatchRecord;
  side: MatchSide;
  /** Whether the page says already that what it shows could not be refreshed. */
  isPageStale: boolean;
  /** Called with whether there is something to save; the same function each time. */
  onChanges: (side: MatchSide, hasChanges: boolean) => void;
}

export interface LineUpProps extends Omit<SideProps, 'isPageStale'> {
  teamId: string;
  squad: TeamRecord['squad'];
}

/** Who plays, who is on the bench, with which number and role (ADMIN-84). */
export function LineUp({ match, side, onChanges, teamId, squad }: LineUpProps) {
  const { t } = useTranslation();
  const form = useLineUp(match, { side, teamId }, squad);
  const { players, wrongNumber, isWrong, submission, hasChanges } = form;
  // The page asks once for both sides before it is left.
  useEffect(() => {
    onChanges(side, hasChanges);
    // Another team may take its side, whose line-up is not entered here.
    return () => onChanges(side, false);
  }, [onChanges, side, hasChanges]);
  const { nameOf, hasFailed, retry } = useAthleteNames(teamId, [...players, ...form.theirs]);
  const isOffline = useAtomValue(connectivityAtom) === 'offline';
  const inSquad = new Set(squad.map(({ athleteId }) => athleteId));
  const countOf = (which: TypedPlayer['part']) =>
    players.filter((player) => player.part === which).length;
  const starting = countOf('starting');
  const bench = countOf('bench');
  return (
    <div className={part}>
      {form.theirs.length > 0 && (
        <Banner tone="warning" title={t('adminRecord.matches.lineUp.outdated')}>
          <p>{t('adminRecord.matches.lineUp.outdatedText')}</p>
          <ul>
            {form.theirs.map(({ athleteId, part: theirPart, shirtNumber }) => (
              <li key={athleteId}>
                {t('adminRecord.matches.lineUp.theirs', {
                  name: nameOf(athleteId),
                  place: [
                    t(`adminRecord.matches.lineUp.${theirPart}`),
                    theirPart !== 'out' && shirtNumber,
                  ]
                    .filter(Boolean)
                    .join(', '),
                })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <NamesNote hasFailed={hasFailed} text={t('adminRecord.teams.namesFailed')} onRetry={retry} />
      <ul className={list} aria-label={t('adminRecord.matches.lineUps')}>
        {players.map((player) => (
          <li key={player.athleteId}>
            <Player
              player={player}
              name={nameOf(player.athleteId)}
              isInSquad={inSquad.has(player.athleteId)}
              isDisabled={isOffline}
              mistake={wrongNumber.get(player.athleteId)}
              onChange={(changes) => form.change(player.athleteId, changes)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className={quiet}>
        {t('adminRecord.matches.lineUp.count', { starting, bench })}
      </p>
      {starting + bench > mostPlayers && (
        <Refusal>{t('adminRecord.matches.lineUp.tooMany', { most: mostPlayers })}</Refusal>
      )}
      {submission.failure && <Refusal>{failureText(submission.failure)}</Refusal>}
      {hasChanges && (
        <div className={choices}>
          <Button
            isPending={submission.isPending}
            isDisabled={isOffline || isWrong || starting + bench > mostPlayers}
            onPress={form.save}
          >
            {t('adminRecord.save')}
          </Button>
          <Button variant="outlined" onPress={form.discard}>
            {t('adminRecord.discard')}
          </Button>
        </div>
      )}
      <SlowNotice submission={submission} />
    </div>
  );
}

interface PlayerProps {
  player: TypedPlayer;
  /** For the staff of the school (ATHLETE-1). */
  name: string;
  isInSquad: boolean;
  isDisabled: boolean;
  mistake: ReturnType<LineUpForm['wrongNumber']['get']>;
  onChange: (changes: Partial<TypedPlayer>) => void;
}

function Player({ player, name, isInSquad, isDisabled, mistake, onChange }: PlayerProps) {
  const { t } = useTranslation();
  const { part: playing, shirtNumber, role } = player;
  const isOut = playing === 'out';
  const longRole = roleErrorText(t, role);
  return (
    <div className={styles.player}>
      <span className={styles.name}>
        {name}
        {!isInSquad && ` (${t('adminRecord.matches.lineUp.notInSquad')})`}
      </span>
      <Select
        label={t('adminRecord.matches.lineUp.place', { name })}
        isLabelHidden
        placeholder={t('validation.choose')}
        value={playing}
        options={(['out', 'starting', 'bench'] as const).map((id) => ({
          id,
          label: t(`adminRecord.matches.lineUp.${id}`),
        }))}
        onChange={(next) => onChange({ part: next as TypedPlayer['part'] })}
        isDisabled={isDisabled}
      />
      <TextField
        label={t('adminRecord.teams.numberOf', { name })}
        isLabelHidden
        placeholder={t('adminRecord.teams.number')}
        inputMode="numeric"
        autoComplete="off"
        value={shirtNumber}
        onChange={(number) => onChange({ shirtNumber: number })}
        isDisabled={isDisabled || isOut}
        {...(mistake ? { errorMessage: t(`adminRecord.teams.wrong.${mistake}`) } : {})}
      />
      <RoleField
        label={t('adminRecord.teams.roleOf', { name })}
        isLabelHidden
        placeholder={t('adminRecord.teams.role')}
        value={role}
        onChange={(next) => onChange({ role: next })}
        isDisabled={isDisabled || isOut}
        {...(longRole && !isOut ? { errorMessage: longRole } : {})}
      />
    </div>
  );
}
