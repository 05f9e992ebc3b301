import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';
import { more, quiet } from './Matches.css.ts';
import type { Order } from './listFilter.ts';

export interface WayOnProps {
  order: Order;
  /** The number of matches in view. */
  shown: number;
  total: number;
  onMore: () => void;
}

/** Below a list of days: how much of it is in view, and the button that loads further days. */
export function WayOn({ order, shown, total, onMore }: WayOnProps) {
  const { t } = useTranslation();
  if (shown >= total) return null;
  return (
    <div className={more}>
      <PlainButton variant="outlined" onPress={onMore}>
        {t(order === 'backwards' ? 'matches.earlier' : 'matches.later')}
      </PlainButton>
      <span className={quiet}>{t('matches.shown', { shown, total })}</span>
    </div>
  );
}
