import { AppFrame, type AppFrameProps, type LayoutConfig } from '@touchline/layouts/AppFrame';
import type { LayoutName } from '@touchline/layouts/layoutNames';
import { BarLogo } from '@touchline/layouts/BarLogo';
import { useAtomValue } from 'jotai';
import { memo, useMemo, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { Actions } from './Actions.tsx';
import { Advertisement } from '#features/advertisement';
import { BackAction } from './BackAction.tsx';
import { ConnectivityNotice } from './ConnectivityNotice.tsx';
import { FooterContainer } from './FooterContainer.tsx';
import { LazyQuickChatLoader } from './LazySignedInActions.tsx';
import { MainNavigation, NavigationToggle } from './navigation/MainNavigation.tsx';
import { MainMenu } from './navigation/MainMenu.tsx';
import { TranslationNotice } from '#platform/language/TranslationNotice.tsx';
import { Toasts } from '#platform/Toasts.tsx';
import { LazyNavigationWidthToggle } from './LazyNavigationWidthToggle.tsx';
import { SettingsLoader } from '#features/appearance';
import { ShellEffects } from './ShellEffects.tsx';
import { LoadingBarContainer } from './LoadingBarContainer.tsx';
import { notices } from './Shell.css.ts';
import { hasMenu, loadLayoutConfig } from './layoutConfigs.ts';
import { useLayoutConfig } from './useLayoutConfig.ts';
import { SessionScope } from '#session/SessionScope.tsx';
import { userIdAtom } from '#session/session.atoms.ts';

export interface ShellProps {
  /** The layout that the route requires, if any. */
  routeLayout?: LayoutName | undefined;
  /** What draws the slots. */
  Frame?: ComponentType<AppFrameProps> | undefined;
  children: ReactNode;
}

/**
 * The shell around every page. A change of page or a push renders only the parts that subscribe to
 * it; a change of layout keeps the page mounted.
 */
export function Shell(props: ShellProps) {
  return <ShellFrame {...props} config={useLayoutConfig(props.routeLayout)} />;
}

const ShellFrame = memo(function ShellFrame(props: ShellFrameProps) {
  const { config, routeLayout, Frame = AppFrame, children } = props;
  const { t } = useTranslation();
  const isSignedIn = useAtomValue(userIdAtom) !== null;
  const slots = useMemo(
    () => ({
      labels: { skipToContent: t('shell.skipToContent') },
      navigation: <MainNavigation config={config} />,
      menu: hasMenu(config) && <MainMenu />,
      toggle: <NavigationToggle />,
      appearanceToggle: config.navigation?.canChangeAppearance && <LazyNavigationWidthToggle />,
      logo: <BarLogo href={paths.root} label={t('shell.home')} />,
      start: <BackAction />,
      actions: (
        <SessionScope>
          <Actions config={config} isSignedIn={isSignedIn} />
        </SessionScope>
      ),
      advertisement: (
        <SessionScope>
          <Advertisement />
        </SessionScope>
      ),
      footer: <FooterContainer />,
      quickChat: isSignedIn && <LazyQuickChatLoader />,
    }),
    [t, config, isSignedIn],
  );
  return (
    <>
      <ShellEffects />
      <LoadingBarContainer />
      {/* A route with its own layout gets a new frame, because morphing the previous frame would be
          visible. */}
      <Frame key={routeLayout ?? 'chosen'} layout={config} {...slots}>
        <div className={notices}>
          <TranslationNotice />
          <ConnectivityNotice />
        </div>
        {children}
      </Frame>
      <SettingsLoader loadLayout={loadLayoutConfig} />
      <Toasts />
    </>
  );
});

interface ShellFrameProps extends ShellProps {
  config: LayoutConfig;
}
