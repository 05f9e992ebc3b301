import { lazyNamed } from '@touchline/ui/lazyNamed';
import { SessionScope } from '#session/SessionScope.tsx';
import { railContainer } from '#features/chat';
import { buttonPlaceholder } from './LazySignedInActions.css.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';

/** Only signed-in people see these buttons, so visitors do not load their code. */
const load = () => import('./SignedInActions.tsx');

function lazySignedInAction(
  name: keyof Awaited<ReturnType<typeof load>>,
  placeholderClass = buttonPlaceholder,
) {
  const { Component } = lazyNamed(load, name);
  return function SignedInAction() {
    return (
      <SessionScope>
        <LazyBoundary fallback={<span className={placeholderClass} />}>
          <Component />
        </LazyBoundary>
      </SessionScope>
    );
  };
}

export const LazyMessagesAction = lazySignedInAction('MessagesAction');
export const LazyNotificationsAction = lazySignedInAction('NotificationsAction');
export const LazyShortcutsAction = lazySignedInAction('ShortcutsAction');
export const LazyQuickChatAction = lazySignedInAction('QuickChatAction');
export const LazyQuickChatLoader = lazySignedInAction('QuickChatLoader', railContainer);
export const LazyUserAction = lazySignedInAction('UserAction');
