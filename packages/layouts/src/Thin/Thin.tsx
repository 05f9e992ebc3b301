import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import { MarkHead } from '../internal/LogoHead.tsx';

export const thin: LayoutConfig = {
  name: 'thin',
  kind: 'side',
  hasLogoInBar: false,
  hasQuickChat: true,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
  navigation: { items: 'compact', appearance: 'thin', surface: 'card' },
  NavigationHead: MarkHead,
};

/** A light, narrow navigation of icons with tooltips. For labels below the icons, use `Compact`. */
export function Thin(props: LayoutProps) {
  return <AppFrame layout={thin} {...props} />;
}
