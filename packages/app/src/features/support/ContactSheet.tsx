import { HelpSheet } from '@touchline/ui/shell/HelpSheet';
import { useTranslation } from 'react-i18next';
import { useContact } from './useContact.ts';

export interface ContactSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The same letter over any page. A letter that was sent is put away with the sheet. */
export function ContactSheet({ isOpen, onOpenChange }: ContactSheetProps) {
  const { t } = useTranslation();
  const contact = useContact();
  return (
    <HelpSheet
      {...contact}
      labels={{ ...contact.labels, title: t('shell.help'), close: t('contact.close') }}
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => {
        if (!isNowOpen && contact.progress.state === 'sent') contact.onAnother();
        onOpenChange(isNowOpen);
      }}
    />
  );
}
