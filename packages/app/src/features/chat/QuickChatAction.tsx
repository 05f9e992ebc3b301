import { QuickChatButton } from '@touchline/ui/shell/QuickChat';
import { useAtom } from 'jotai';
import { useTranslation } from 'react-i18next';
import { prefetchQuickChat } from './QuickChatLoader.tsx';
import { isQuickChatOpenAtom } from './quickChat.atoms.ts';

/** The button that opens the chat on screens too narrow for its rail. */
export function QuickChatAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(isQuickChatOpenAtom);
  return (
    <QuickChatButton
      label={t('chat.title')}
      tooltip={t('chat.title')}
      isExpanded={isOpen}
      onIntent={prefetchQuickChat}
      onPress={() => setOpen(!isOpen)}
    />
  );
}
