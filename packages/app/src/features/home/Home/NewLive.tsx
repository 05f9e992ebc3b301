import { PlainButton } from '@touchline/ui/PlainButton';
import { useTranslation } from 'react-i18next';

export interface NewLiveProps {
  /** Matches that started since the order was taken. */
  count: number;
  onShow: () => void;
}

/** Offers the matches that started while a person looked. */
export function NewLive({ count, onShow }: NewLiveProps) {
  const { t } = useTranslation();
  return (
    <PlainButton variant="outlined" onPress={onShow}>
      {t('home.newLive', { count })}
    </PlainButton>
  );
}
