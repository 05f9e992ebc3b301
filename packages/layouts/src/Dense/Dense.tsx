import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import { MarkHead } from '../internal/LogoHead.tsx';

export const dense: LayoutConfig = {
  name: 'dense',
  kind: 'side',
  hasLogoInBar: false,
  hasQuickChat: true,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
  navigation: { items: 'default', appearance: 'dense', surface: 'dark', canChangeAppearance: true },
  NavigationHead: MarkHead,
};

/**
 * A narrow navigation of icons that expands over the page on hover and focus. For permanent labels,
 * use `Classic`.
 */
export function Dense(props: LayoutProps) {
  return <AppFrame layout={dense} {...props} />;
}
