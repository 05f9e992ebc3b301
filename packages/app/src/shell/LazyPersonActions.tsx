import { lazyNamed } from '@touchline/ui/lazyNamed';
import { PerSession } from '#session/PerSession.tsx';
import { railContainer } from '#features/chat';
import { place } from './LazyPersonActions.css.ts';
import { Part } from '#platform/loading/Part.tsx';

/** Only people who are signed in see these buttons: a visitor does not fetch them. */
const load = () => import('./PersonActions.tsx');

function personAction(name: keyof Awaited<ReturnType<typeof load>>, whileLoading = place) {
  const { Component } = lazyNamed(load, name);
  return function PersonAction() {
    return (
      <PerSession>
        <Part fallback={<span className={whileLoading} />}>
          <Component />
        </Part>
      </PerSession>
    );
  };
}

export const MessagesAction = personAction('MessagesAction');
export const NotificationsAction = personAction('NotificationsAction');
export const ShortcutsAction = personAction('ShortcutsAction');
export const QuickChatAction = personAction('QuickChatAction');
export const QuickChatLoader = personAction('QuickChatLoader', railContainer);
export const UserAction = personAction('UserAction');
