import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import { FullLogoHead } from '../internal/LogoHead.tsx';
import * as styles from './Modern.css.ts';

export const modern: LayoutConfig = {
  name: 'modern',
  className: styles.modern,
  kind: 'menuInBar',
  hasLogoInBar: true,
  hasQuickChat: true,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
  navigation: { items: 'horizontal', appearance: 'default', surface: 'dark' },
  NavigationHead: FullLogoHead,
};

/**
 * One bar across the screen with the menu in it. For many entries, use a layout with a navigation
 * at the side.
 */
export function Modern(props: LayoutProps) {
  return <AppFrame layout={modern} {...props} />;
}
