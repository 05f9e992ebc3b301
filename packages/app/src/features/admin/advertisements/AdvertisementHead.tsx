import { FlagIcon } from '@heroicons/react/24/outline';
import type { AdvertisementRecord } from '@touchline/contract/adminAdvertisement';
import { Badge } from '@touchline/ui/Badge';
import { Icon } from '@touchline/ui/Icon';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { facts, headText } from '../record/Record.css.ts';
import { advertisementBadges } from '../statusBadges.ts';

/** The title of an advertisement, its state by its dates and who has approved it. */
export function AdvertisementHead({ record }: { record: AdvertisementRecord }) {
  const { t } = useTranslation();
  const { title, state, category, isFlagged, approvedBy } = record;
  return (
    <div className={headText}>
      <PageTitle title={title} />
      <p className={facts}>
        <Badge {...advertisementBadges[state]} text={t(`admin.state.${state}`)} />
        <span>{t(`admin.category.${category}`)}</span>
        {isFlagged && <Icon icon={FlagIcon} label={t('admin.flaggedFood')} />}
        {approvedBy && (
          <span>{t('adminRecord.advertisements.approvedBy', { name: approvedBy })}</span>
        )}
      </p>
    </div>
  );
}
