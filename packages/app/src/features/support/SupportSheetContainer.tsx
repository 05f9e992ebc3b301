import { SupportSheet } from '@touchline/ui/shell/SupportSheet';
import { useTranslation } from 'react-i18next';
import { useSupportForm, type SupportTopic } from './useSupportForm.tsx';

export interface SupportSheetContainerProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** What the message is about; omitted: the person says so. */
  about?: SupportTopic;
}

/**
 * The support form in a sheet over any page. After a message was sent, closing the sheet resets the
 * form.
 */
export function SupportSheetContainer({ isOpen, onOpenChange, about }: SupportSheetContainerProps) {
  const { t } = useTranslation();
  const form = useSupportForm(about, isOpen);
  return (
    <SupportSheet
      {...form}
      labels={{ ...form.labels, title: t('shell.help'), close: t('support.close') }}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen && form.progress.state === 'sent') form.onAnother();
        onOpenChange(isNowOpen);
      }}
    />
  );
}
