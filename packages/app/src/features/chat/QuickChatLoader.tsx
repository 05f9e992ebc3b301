import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { lazyNamed } from '@touchline/ui/lazyNamed';
import { hasRailRoomAtom, isQuickChatOpenAtom } from './quickChat.atoms.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';
import { railContainer } from './QuickChat.css.ts';
import { withSchemas } from '#platform/client/schemas.ts';

const chat = lazyNamed(
  () => withSchemas(import('./QuickChatContainer.tsx'), 'chats'),
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
    <LazyBoundary resetKey={isOpen} fallback={<span className={railContainer} />}>
      <chat.Component />
    </LazyBoundary>
  );
}
