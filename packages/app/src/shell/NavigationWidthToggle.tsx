import { ArrowsRightLeftIcon } from '@heroicons/react/24/outline';
import { IconButton } from '@touchline/ui/IconButton';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { isNavigationWideAtom } from '#features/appearance';

/** Collapses the navigation to its icons and expands it again. */
export function NavigationWidthToggle() {
  const { t } = useTranslation();
  const [isWide, setWide] = useAtom(isNavigationWideAtom);
  const label = t(isWide ? 'shell.narrowNavigation' : 'shell.widenNavigation');
  return (
    <IconButton
      label={label}
      tooltip={label}
      icon={ArrowsRightLeftIcon}
      onPress={() => setWide(!isWide)}
    />
  );
}
