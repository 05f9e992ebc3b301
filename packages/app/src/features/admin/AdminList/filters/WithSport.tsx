import type { Sport } from '@touchline/contract/match';
import { SportIcon } from '@touchline/ui/SportIcon';
import { useTranslation } from 'react-i18next';
import { withSign } from '../AdminList.css.ts';

/** A sport as its sign and its name. */
export function WithSport({ sport }: { sport: Sport }) {
  const { t } = useTranslation();
  return (
    <span className={withSign}>
      <SportIcon sport={sport} />
      {t(`match.sport.${sport}`)}
    </span>
  );
}
