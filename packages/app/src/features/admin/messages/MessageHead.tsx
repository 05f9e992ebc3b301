import { ExclamationTriangleIcon } from '@heroicons/react/24/outline';
import type { AdminMessage } from '@touchline/contract/adminMessage';
import { Badge } from '@touchline/ui/Badge';
import { Icon } from '@touchline/ui/Icon';
import { useTranslation } from 'react-i18next';
import { PageTitle } from '#platform/page/PageTitle.tsx';
import { facts, headText } from '../record/Record.css.ts';
import { messageBadges } from '../statusBadges.ts';

/** The title of a message, its state and who has written it. */
export function MessageHead({ record }: { record: AdminMessage }) {
  const { t } = useTranslation();
  const { title, status, importance, createdBy } = record;
  return (
    <div className={headText}>
      <PageTitle title={title} />
      <p className={facts}>
        <Badge {...messageBadges[status]} text={t(`admin.state.${status}`)} />
        {importance === 'important' && (
          <Icon icon={ExclamationTriangleIcon} label={t('admin.importance.important')} />
        )}
        {createdBy && <span>{t('adminRecord.messages.writtenBy', { name: createdBy })}</span>}
      </p>
    </div>
  );
}
