import { usePending } from '@touchline/ui/pending';
import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';
import { RetriedText } from '#platform/loading/RetriedText.tsx';
import { more, quiet } from './Matches.css.ts';
import type { Order } from './listFilter.ts';

export interface LoadMoreMatchesProps {
  order: Order;
  /** Whether the next matches are of a day that is there in part. */
  isOfDay: boolean;
  /** The number of matches in view. */
  shown: number;
  total: number;
  /** Why what the last press asked for did not come. */
  failure: { message: string; onRetry: () => void | Promise<unknown> } | null;
  /** Omitted where the list can be no longer and no other day continues it. */
  onMore?: () => void;
}

/**
 * Below a list of days: how much of it is in view, and the button that loads further days. Where the
 * list cannot become longer, it says what leads to the other matches (LIST-22). After a failure the
 * same button tries again, so that it keeps the focus (ERROR-19).
 */
export function LoadMoreMatches({
  order,
  isOfDay,
  shown,
  total,
  failure,
  onMore,
}: LoadMoreMatchesProps) {
  const { t } = useTranslation();
  const next = order === 'backwards' ? 'matches.earlier' : 'matches.later';
  const [isRetrying, retry] = usePending(() => failure?.onRetry());
  if (shown >= total && !failure) return null;
  const onPress = failure ? retry : onMore;
  return (
    <>
      <div role="status">
        {failure && (
          <>
            <p>
              <RetriedText isRetrying={isRetrying}>{t('errors.noMore')}</RetriedText>
            </p>
            <p className={quiet}>
              <RetriedText isRetrying={isRetrying}>{failure.message}</RetriedText>
            </p>
          </>
        )}
      </div>
      <div className={more}>
        {onPress && (
          <PlainButton variant="outlined" isPending={isRetrying} onPress={onPress}>
            {t(failure ? 'errors.retry' : isOfDay ? 'matches.moreOfDay' : next)}
          </PlainButton>
        )}
        {!onPress && <p>{t('matches.endOfList')}</p>}
        <span className={quiet}>{t('matches.shown', { shown, total })}</span>
      </div>
    </>
  );
}
