import { BackButton } from '@touchline/ui/shell/BackButton';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { urlHistoryAtom } from './history.atoms.ts';
import { goBack } from './urlHistory.ts';

/** Goes back within the product; without a way back it cannot be pressed. */
export function BackAction() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [history, setHistory] = useAtom(urlHistoryAtom);
  const back = goBack(history);
  return (
    <BackButton
      label={t('shell.back')}
      isDisabled={!back}
      onPress={() => {
        if (!back) return;
        setHistory(back.history);
        void navigate(back.url);
      }}
    />
  );
}
