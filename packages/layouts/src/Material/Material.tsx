import { AppFrame, type LayoutPlan, type LayoutProps } from '../AppFrame/index.ts';
import { FullLogoHead } from '../internal/LogoHead.tsx';
import * as styles from './Material.css.ts';

export const material: LayoutPlan = {
  name: 'material',
  className: styles.material,
  anatomy: 'menuBelowBar',
  hasLogoInBar: true,
  hasQuickChat: false,
  userPlace: 'bar',
  notificationsPlace: 'bar',
  navigation: { items: 'horizontal', appearance: 'default', surface: 'dark' },
  NavigationHead: FullLogoHead,
};

/** A band of the theme's colour that bar and menu stand in front of. For a plain one, use `Enterprise`. */
export function Material(props: LayoutProps) {
  return <AppFrame layout={material} {...props} />;
}
