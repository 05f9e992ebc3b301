import { lazyNamed } from '@touchline/ui/lazyNamed';
import { QuickChatButton } from '@touchline/ui/shell/QuickChat';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withSchemas } from '#platform/client/schemas.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { railContainer } from './QuickChat.css.ts';
import { hasRailRoomAtom, isQuickChatOpenAtom } from './quickChat.atoms.ts';

const chat = lazyNamed(
  () => withSchemas(import('./QuickChatContainer.tsx'), 'chats'),
  'QuickChatContainer',
);

/** The button that opens the chat on screens too narrow for its rail. */
export function QuickChatAction() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useAtom(isQuickChatOpenAtom);
  return (
    <QuickChatButton
      label={t('chat.title')}
      tooltip={t('chat.title')}
      isExpanded={isOpen}
      onIntent={() => void chat.preload()}
      onPress={() => setOpen(!isOpen)}
    />
  );
}

/**
 * The chat beside the page, or over it. It is loaded when it becomes visible: at once where there is
 * room for its rail, else when it is first opened.
 */
export function QuickChatLoader() {
  const hasRailRoom = useAtomValue(hasRailRoomAtom);
  const isOpen = useAtomValue(isQuickChatOpenAtom);
  const [hasBeenOpened, setHasBeenOpened] = useState(isOpen);
  if (isOpen && !hasBeenOpened) setHasBeenOpened(true);
  if (!hasRailRoom && !hasBeenOpened) return null;
  return (
    <LazyBoundary resetKey={isOpen} fallback={<span className={railContainer} />}>
      <chat.Component />
    </LazyBoundary>
  );
}
