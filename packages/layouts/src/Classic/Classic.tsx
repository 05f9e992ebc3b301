import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import { FullLogoHead } from '../internal/LogoHead.tsx';

export const classic: LayoutConfig = {
  name: 'classic',
  kind: 'side',
  hasLogoInBar: false,
  hasQuickChat: true,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
  navigation: { items: 'default', appearance: 'default', surface: 'dark' },
  NavigationHead: FullLogoHead,
};

/**
 * A dark navigation at the side; user menu and notifications are in the bar. To have them at the
 * side, use `Classy`.
 */
export function Classic(props: LayoutProps) {
  return <AppFrame layout={classic} {...props} />;
}
