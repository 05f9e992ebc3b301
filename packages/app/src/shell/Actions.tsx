import type { LayoutPlan } from '@touchline/layouts/AppFrame';
import { FullscreenToggle } from '@touchline/ui/shell/FullscreenToggle';
import { useTranslation } from 'react-i18next';
import { belowLg, fromMd } from './Actions.css.ts';
import { HelpAction } from './HelpAction.tsx';
import { LanguageAction } from './LanguageAction.tsx';
import {
  MessagesAction,
  NotificationsAction,
  QuickChatAction,
  ShortcutsAction,
  UserAction,
} from './LazyPersonActions.tsx';
import { SearchAction } from './SearchAction.tsx';

/** What stands at the end of the top bar, in the order in which it is reached. */
export function Actions({ plan, isSignedIn }: { plan: LayoutPlan; isSignedIn: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <LanguageAction />
      <div className={fromMd}>
        <FullscreenToggle
          label={t('shell.toggleFullscreen')}
          onProblem={(problem) => console.warn(problem)}
        />
      </div>
      <SearchAction />
      {isSignedIn && <ShortcutsAction />}
      {isSignedIn && <MessagesAction />}
      {isSignedIn && plan.notificationsPlace === 'bar' && <NotificationsAction />}
      <HelpAction />
      {isSignedIn && plan.hasQuickChat && (
        <div className={belowLg}>
          <QuickChatAction />
        </div>
      )}
      {isSignedIn && plan.userPlace === 'bar' && <UserAction />}
    </>
  );
}
