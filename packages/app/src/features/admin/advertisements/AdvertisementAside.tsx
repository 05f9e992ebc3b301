import {
  advertisementTransitions,
  type AdvertisementRecord,
} from '@touchline/contract/adminAdvertisement';
import { useTranslation } from 'react-i18next';
import { StateCard } from '../record/StateCard.tsx';
import { advertisementBadges } from '../statusBadges.ts';
import type { AdvertisementFieldsProps } from './advertisementValues.ts';
import { AdvertisementFigures } from './AdvertisementFigures.tsx';

export interface AdvertisementAsideProps extends AdvertisementFieldsProps {
  record: AdvertisementRecord;
}

type Status = AdvertisementRecord['status'];

/**
 * The states that are offered. An archived one does not become active directly, which would publish
 * it.
 */
function offeredFrom({ status, approvedAt }: AdvertisementRecord): readonly Status[] {
  if (status === 'archived') return [approvedAt === null ? 'draft' : 'paused'];
  return advertisementTransitions[status];
}

/** The state of an advertisement (AD-12) and how often it was seen and followed (AD-18). */
export function AdvertisementAside({ form, record }: AdvertisementAsideProps) {
  const { t } = useTranslation();
  return (
    <>
      <StateCard
        form={form}
        record={record}
        title={t('adminRecord.state')}
        text={t(`adminRecord.advertisements.stateTexts.${record.state}`)}
        transitions={advertisementTransitions}
        offered={offeredFrom(record)}
        look={advertisementBadges[record.state]}
        // An active one is planned, running or ended, as it says above.
        nameOf={(status) => t(`admin.state.${status === record.status ? record.state : status}`)}
        actionTo={(status, from) =>
          t(
            from === 'archived'
              ? 'adminRecord.advertisements.actions.reopen'
              : from === 'paused' && status === 'active'
                ? 'adminRecord.advertisements.actions.resume'
                : `adminRecord.advertisements.actions.${status}`,
          )
        }
        isChangeable
      />
      {record.status !== 'draft' && <AdvertisementFigures id={record.id} />}
    </>
  );
}
