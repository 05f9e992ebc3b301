import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';

export interface NewMatchesButtonProps {
  /** The number of matches that started since the list was rendered. */
  count: number;
  onShow: () => void;
}

/** The button that adds the matches which started since the list was rendered. */
export function NewMatchesButton({ count, onShow }: NewMatchesButtonProps) {
  const { t } = useTranslation();
  return (
    <PlainButton variant="outlined" onPress={onShow}>
      {t('home.newLive', { count })}
    </PlainButton>
  );
}
