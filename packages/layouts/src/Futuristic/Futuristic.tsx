import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import type { NavigationSlotProps } from '../AppFrame/index.ts';
import { FullLogoHead } from '../internal/LogoHead.tsx';
import * as styles from './Futuristic.css.ts';

export const futuristic: LayoutConfig = {
  name: 'futuristic',
  kind: 'side',
  hasLogoInBar: false,
  hasQuickChat: true,
  userPlacement: 'navigation',
  notificationsPlacement: 'bar',
  navigation: { items: 'futuristic', appearance: 'default', surface: 'vivid' },
  NavigationHead: FullLogoHead,
  isHeadFixed: true,
  NavigationFoot: Foot,
  isFootFixed: true,
};

/** A vivid navigation with fixed logo and user. For a quieter one, use `Classy`. */
export function Futuristic(props: LayoutProps) {
  return <AppFrame layout={futuristic} {...props} />;
}

function Foot({ user, userButton }: NavigationSlotProps) {
  return (
    <div className={styles.foot}>
      {userButton}
      {user && (
        <div className={styles.person}>
          <div className={styles.name}>{user.name}</div>
          <div className={styles.email}>{user.email}</div>
        </div>
      )}
    </div>
  );
}
