import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import { FullLogoHead } from '../internal/LogoHead.tsx';
import * as styles from './Centered.css.ts';

export const centered: LayoutConfig = {
  name: 'centered',
  className: styles.centered,
  kind: 'menuInBar',
  hasLogoInBar: true,
  hasQuickChat: false,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
  navigation: { items: 'horizontal', appearance: 'default', surface: 'dark' },
  NavigationHead: FullLogoHead,
};

/**
 * A boxed page in the middle of the screen with the menu in its bar. For full width, use `Modern`.
 */
export function Centered(props: LayoutProps) {
  return <AppFrame layout={centered} {...props} />;
}
