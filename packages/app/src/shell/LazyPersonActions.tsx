import { lazyNamed } from '@touchline/ui/lazyNamed';
import { SessionScope } from '#session/SessionScope.tsx';
import { railContainer } from '#features/chat';
import { buttonSlot } from './LazyPersonActions.css.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';

/** Only signed-in people see these buttons, so visitors do not load their code. */
const load = () => import('./PersonActions.tsx');

function personAction(name: keyof Awaited<ReturnType<typeof load>>, whileLoading = buttonSlot) {
  const { Component } = lazyNamed(load, name);
  return function PersonAction() {
    return (
      <SessionScope>
        <LazyBoundary fallback={<span className={whileLoading} />}>
          <Component />
        </LazyBoundary>
      </SessionScope>
    );
  };
}

export const MessagesAction = personAction('MessagesAction');
export const NotificationsAction = personAction('NotificationsAction');
export const ShortcutsAction = personAction('ShortcutsAction');
export const QuickChatAction = personAction('QuickChatAction');
export const QuickChatLoader = personAction('QuickChatLoader', railContainer);
export const UserAction = personAction('UserAction');
