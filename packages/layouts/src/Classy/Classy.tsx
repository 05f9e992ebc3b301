import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';
import type { NavigationSlotProps } from '../AppFrame/index.ts';
import * as styles from './Classy.css.ts';

export const classy: LayoutConfig = {
  name: 'classy',
  className: styles.classy,
  kind: 'side',
  hasLogoInBar: true,
  hasQuickChat: true,
  userPlacement: 'navigation',
  notificationsPlacement: 'navigation',
  navigation: { items: 'default', appearance: 'default', surface: 'dark' },
  NavigationHead: Head,
};

/** The default layout: a dark navigation with the user's avatar and name, and one light bar. */
export function Classy(props: LayoutProps) {
  return <AppFrame layout={classy} {...props} />;
}

/** The logo stands in the bar alone, which is there with the navigation closed too. */
function Head({ user, userButton, notificationsButton }: NavigationSlotProps) {
  return (
    <div className={styles.head}>
      <div className={styles.buttons}>
        {notificationsButton}
        {userButton}
      </div>
      {user && (
        <div className={styles.user}>
          {user.avatar}
          <div className={styles.name}>{user.name}</div>
          <div className={styles.email}>{user.email}</div>
        </div>
      )}
    </div>
  );
}
