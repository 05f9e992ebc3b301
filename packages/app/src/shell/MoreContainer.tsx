import type { LayoutConfig } from '@touchline/layouts/AppFrame';
import type { MenuOpenState } from '@touchline/ui/Menu';
import { switchFullscreen } from '@touchline/ui/shell/FullscreenToggle';
import { MoreMenu, type MoreEntry } from '@touchline/ui/shell/MoreMenu';
import { media } from '@touchline/ui/theme';
import { useAtomValue, useSetAtom } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageAtom } from '#platform/language/language.atoms.ts';
import { ShortcutsLoader } from '#features/shortcuts';
import { SupportSheetLoader } from '#features/support';
import { userIdAtom } from '#session/session.atoms.ts';
import type { secondaryAction } from './Actions.css.ts';
import { chooseLanguage } from '#platform/language/chooseLanguage.ts';
import { logFullscreen } from './logFullscreen.ts';
import { mediaQueryAtom } from '#platform/mediaQueryAtom.ts';
import { hasRailRoomAtom, isQuickChatOpenAtom } from '#features/chat';
import { isSettingsOpenAtom } from '#features/appearance';
import { offeredLanguages } from '#platform/language/offeredLanguages.ts';
import { LazyBoundary } from '#platform/loading/LazyBoundary.tsx';

/** Whether the bar shows the actions styled with `secondaryAction`; uses the same media queries. */
const hasBarRoomAtom = {
  alone: mediaQueryAtom(media.sm),
  besideMenu: mediaQueryAtom(`${media.sm} and ${media.belowMd}, ${media.xl}`),
};

export interface MoreContainerProps extends MenuOpenState {
  config: LayoutConfig;
  /** Whether the bar also contains a horizontal menu. */
  barKind: keyof typeof secondaryAction;
}

/** The menu of actions that do not fit into the bar, and the panels that it opens. */
export function MoreContainer({ config, barKind, triggerRef, ...menu }: MoreContainerProps) {
  const { t } = useTranslation();
  const hasBarRoom = useAtomValue(hasBarRoomAtom[barKind]);
  const hasRailRoom = useAtomValue(hasRailRoomAtom);
  const isSignedIn = useAtomValue(userIdAtom) !== null;
  const language = useAtomValue(languageAtom);
  const openChat = useSetAtom(isQuickChatOpenAtom);
  const openSettings = useSetAtom(isSettingsOpenAtom);
  const [shown, setShown] = useState<MoreEntry>();

  const hasChat = isSignedIn && config.hasQuickChat && !hasRailRoom;
  const entries = useMemo(() => {
    const available: MoreEntry[] = [];
    if (!hasBarRoom && isSignedIn) available.push('shortcuts');
    if (!hasBarRoom && hasChat) available.push('chat');
    if (!hasBarRoom) available.push('support');
    if (document.fullscreenEnabled) available.push('fullscreen');
    available.push('settings');
    return available;
  }, [hasBarRoom, isSignedIn, hasChat]);
  const labels = useMemo(
    () => ({
      menu: t('shell.more'),
      language: t('languages.menu'),
      entries: {
        shortcuts: t('shortcuts.open'),
        chat: t('chat.title'),
        support: t('shell.help'),
        fullscreen: t('shell.enterFullscreen'),
        settings: t('settings.open'),
      },
      leaveFullscreen: t('shell.leaveFullscreen'),
    }),
    [t],
  );

  const onAction = useCallback(
    (entry: MoreEntry) => {
      // Focus the button first: what opens returns the focus to the element that had it, and the
      // menu is unmounted by then.
      triggerRef.current?.focus();
      if (entry === 'chat') openChat(true);
      else if (entry === 'settings') openSettings(true);
      else if (entry === 'fullscreen') void switchFullscreen(logFullscreen);
      else setShown(entry);
    },
    [triggerRef, openChat, openSettings],
  );

  function close(isOpen: boolean) {
    if (!isOpen) setShown(undefined);
  }

  return (
    <>
      <MoreMenu
        {...menu}
        triggerRef={triggerRef}
        entries={entries}
        {...(hasBarRoom ? {} : { languages: offeredLanguages })}
        language={language}
        labels={labels}
        onAction={onAction}
        onLanguageChange={chooseLanguage}
      />
      <LazyBoundary resetKey={shown} onFailed={() => setShown(undefined)}>
        {shown === 'shortcuts' && <ShortcutsLoader triggerRef={triggerRef} onOpenChange={close} />}
      </LazyBoundary>
      <SupportSheetLoader isOpen={shown === 'support'} onOpenChange={close} />
    </>
  );
}
