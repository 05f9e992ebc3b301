import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { useTranslation } from 'react-i18next';
import { goToList } from './goToList.ts';
import * as styles from './Message.css.ts';

/** Above a message: the way back to the list, with the filter that it had. */
export function BackToMessages() {
  const { t } = useTranslation();
  return (
    <div className={styles.back}>
      <Button variant="quiet" icon={<Icon icon={ArrowLeftIcon} />} onPress={goToList}>
        {t('messages.toAll')}
      </Button>
    </div>
  );
}
