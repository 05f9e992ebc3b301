import { PrinterIcon } from '@heroicons/react/24/outline';
import { Button } from '@touchline/ui/Button';
import { Icon } from '@touchline/ui/Icon';
import { useTranslation } from 'react-i18next';

/** Prints the page as it is shown, without the shell around it. */
export function PrintButton() {
  const { t } = useTranslation();
  return (
    <Button
      variant="outlined"
      icon={<Icon icon={PrinterIcon} />}
      onPress={() => globalThis.print()}
    >
      {t('school.print')}
    </Button>
  );
}
