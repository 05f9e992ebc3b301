import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import { FullLogoHead } from '../internal/LogoHead.tsx';
import * as styles from './Material.css.ts';

export const material: LayoutConfig = {
  name: 'material',
  className: styles.material,
  kind: 'menuBelowBar',
  hasLogoInBar: true,
  hasQuickChat: false,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
  navigation: { items: 'horizontal', appearance: 'default', surface: 'dark' },
  NavigationHead: FullLogoHead,
};

/** A band of the theme's colour behind bar and menu. For a plain one, use `Enterprise`. */
export function Material(props: LayoutProps) {
  return <AppFrame layout={material} {...props} />;
}
