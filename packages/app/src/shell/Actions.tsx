import { QuestionMarkCircleIcon } from '@heroicons/react/24/outline';
import type { LayoutPlan } from '@touchline/layouts/AppFrame';
import { FullscreenToggle } from '@touchline/ui/shell/FullscreenToggle';
import { IconButton } from '@touchline/ui/IconButton';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.ts';
import { warmRoute } from '../routes.ts';
import { fromMd } from './Actions.css.ts';
import { LanguageAction } from './LanguageAction.tsx';
import { MessagesAction, NotificationsAction, UserAction } from './LazyPersonActions.tsx';
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
      {isSignedIn && <MessagesAction />}
      {isSignedIn && plan.notificationsPlace === 'bar' && <NotificationsAction />}
      <HelpAction />
      {isSignedIn && plan.userPlace === 'bar' && <UserAction />}
    </>
  );
}

function HelpAction() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <IconButton
      label={t('shell.help')}
      tooltip={t('shell.help')}
      glyph={QuestionMarkCircleIcon}
      onIntent={() => warmRoute(paths.contactUs)}
      onPress={() => void navigate(paths.contactUs)}
    />
  );
}
