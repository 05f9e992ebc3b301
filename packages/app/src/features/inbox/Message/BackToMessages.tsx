import { ArrowLeftIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { useTranslation } from 'react-i18next';
import { navigateTo } from '#platform/location/location.ts';
import { urlHistoryAtom } from '#platform/location/urlHistory.atoms.ts';
import { isPath, paths } from '#platform/paths.ts';
import { store } from '#platform/store.ts';
import * as styles from './Message.css.ts';

/** Above a message: the way back to the list, with the filter that it had. */
export function BackToMessages() {
  const { t } = useTranslation();
  return (
    <div className={styles.back}>
      <Button variant="quiet" icon={<Icon icon={ArrowLeftIcon} />} onPress={backToList}>
        {t('messages.toAll')}
      </Button>
    </div>
  );
}

function backToList(): void {
  const visited = store.get(urlHistoryAtom);
  navigateTo(visited.findLast((url) => isPath(url, paths.messages)) ?? paths.messages);
}
