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

/** A narrow navigation with an icon above each label. For labels beside icons, use `Classic`. */
export function Compact(props: LayoutProps) {
  return <AppFrame layout={compact} {...props} />;
}
