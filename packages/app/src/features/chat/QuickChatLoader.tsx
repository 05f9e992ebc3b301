import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { hasRailRoomAtom, isQuickChatOpenAtom } from './quickChat.atoms.ts';
import { Part } from '#platform/loading/Part.tsx';
import { railContainer } from './QuickChat.css.ts';
import { withReaders } from '#platform/client/answers.ts';

const chat = lazyNamed(
  () => withReaders(import('./QuickChatContainer.tsx'), 'chats'),
  'QuickChatContainer',
);

export function prefetchQuickChat(): void {
  void chat.preload();
}

/**
 * Loads the chat when it becomes visible: at once where there is room for its rail, else when it is
 * first opened.
 */
export function QuickChatLoader() {
  const hasRailRoom = useAtomValue(hasRailRoomAtom);
  const isOpen = useAtomValue(isQuickChatOpenAtom);
  const [hasBeenOpened, setHasBeenOpened] = useState(isOpen);
  if (isOpen && !hasBeenOpened) setHasBeenOpened(true);
  if (!hasRailRoom && !hasBeenOpened) return null;
  return (
    <Part attempt={isOpen} fallback={<span className={railContainer} />}>
      <chat.Component />
    </Part>
  );
}
