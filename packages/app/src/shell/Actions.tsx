import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import { FullscreenToggle } from '@touchline/ui/shell/FullscreenToggle';
import { useTranslation } from 'react-i18next';
import { belowLg, fromMd, moreMenu, secondaryAction } from './Actions.css.ts';
import { SupportAction } from '#features/support';
import { LanguageAction } from './LanguageAction.tsx';
import {
  LazyMessagesAction,
  LazyNotificationsAction,
  LazyQuickChatAction,
  LazyShortcutsAction,
  LazyUserAction,
} from './LazySignedInActions.tsx';
import { logFullscreen } from './logFullscreen.ts';
import { MoreAction } from './MoreAction.tsx';
import { SearchAction } from '#features/search';
import { SettingsAction } from '#features/appearance';

/**
 * The actions at the end of the top bar, in tab order. The bar is always one row; actions that do
 * not fit on a small screen are in the menu of `MoreAction`.
 */
export function Actions({ config, isSignedIn }: { config: LayoutConfig; isSignedIn: boolean }) {
  const { t } = useTranslation();
  const barKind = config.kind === 'menuInBar' ? 'besideMenu' : 'alone';
  const secondary = secondaryAction[barKind];
  return (
    <>
      <div className={secondary}>
        <LanguageAction />
      </div>
      <div className={`${secondary} ${fromMd}`}>
        <FullscreenToggle label={t('shell.toggleFullscreen')} onProblem={logFullscreen} />
      </div>
      <SearchAction />
      {isSignedIn && (
        <div className={secondary}>
          <LazyShortcutsAction />
        </div>
      )}
      {isSignedIn && <LazyMessagesAction />}
      {isSignedIn && config.notificationsPlacement === 'bar' && <LazyNotificationsAction />}
      <div className={secondary}>
        <SupportAction />
      </div>
      <div className={`${secondary} ${fromMd}`}>
        <SettingsAction />
      </div>
      {isSignedIn && config.hasQuickChat && (
        <div className={`${secondary} ${belowLg}`}>
          <LazyQuickChatAction />
        </div>
      )}
      <div className={moreMenu[barKind]}>
        <MoreAction config={config} barKind={barKind} />
      </div>
      {isSignedIn && config.userPlacement === 'bar' && <LazyUserAction />}
    </>
  );
}
