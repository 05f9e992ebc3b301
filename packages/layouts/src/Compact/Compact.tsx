import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import { LargeMarkHead } from '../internal/LogoHead.tsx';

export const compact: LayoutConfig = {
  name: 'compact',
  kind: 'side',
  hasLogoInBar: false,
  hasQuickChat: true,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
  navigation: { items: 'compact', appearance: 'compact', surface: 'dark' },
  NavigationHead: LargeMarkHead,
};

/** A narrow navigation, each entry an icon over a word. For words beside icons, use `Classic`. */
export function Compact(props: LayoutProps) {
  return <AppFrame layout={compact} {...props} />;
}
