import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';

export const empty: LayoutConfig = {
  name: 'empty',
  kind: 'bare',
  hasLogoInBar: false,
  hasQuickChat: false,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
};

/** Only the content, for the sign-in and landing pages. For other pages, use `Classy`. */
export function Empty(props: LayoutProps) {
  return <AppFrame layout={empty} {...props} />;
}
