import type { MatchRecord } from '@touchline/contract/adminMatch';
import { useTranslation } from 'react-i18next';

/** The names of both sides, in words where one is not known yet. */
export function useSideNames({ teams }: Pick<MatchRecord, 'teams'>): {
  home: string;
  away: string;
} {
  const { t } = useTranslation();
  const [home, away] = [teams[0]?.name, teams[1]?.name];
  return {
    home: home || t('adminRecord.matches.fields.homeTeam'),
    away: away || t('adminRecord.matches.fields.awayTeam'),
  };
}
