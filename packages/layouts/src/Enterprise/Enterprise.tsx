import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import { FullLogoHead } from '../internal/LogoHead.tsx';
import * as styles from './Enterprise.css.ts';

export const enterprise: LayoutConfig = {
  name: 'enterprise',
  className: styles.enterprise,
  kind: 'menuBelowBar',
  barScheme: 'dark',
  hasLogoInBar: true,
  hasQuickChat: true,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
  navigation: { items: 'horizontal', appearance: 'default', surface: 'dark' },
  NavigationHead: FullLogoHead,
};

/** A dark bar, a light menu below it and a boxed page. For a single bar, use `Modern`. */
export function Enterprise(props: LayoutProps) {
  return <AppFrame layout={enterprise} {...props} />;
}
