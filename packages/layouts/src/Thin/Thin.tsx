import { AppFrame, type LayoutPlan, type LayoutProps } from '../AppFrame/index.ts';
import { MarkHead } from '../internal/LogoHead.tsx';

export const thin: LayoutPlan = {
  name: 'thin',
  anatomy: 'side',
  hasLogoInBar: false,
  hasQuickChat: true,
  userPlace: 'bar',
  notificationsPlace: 'bar',
  navigation: { items: 'compact', appearance: 'thin', surface: 'card' },
  NavigationHead: MarkHead,
};

/** A light strip of icons, their words in tooltips. For words below the icons, use `Compact`. */
export function Thin(props: LayoutProps) {
  return <AppFrame layout={thin} {...props} />;
}
