import { AppFrame, type LayoutConfig, type LayoutProps } from '../AppFrame/index.ts';

export const empty: LayoutConfig = {
  name: 'empty',
  kind: 'bare',
  hasLogoInBar: false,
  hasQuickChat: false,
  userPlacement: 'bar',
  notificationsPlacement: 'bar',
};

/** The content alone, for signing in and for landing pages. For a page of the app, use `Classy`. */
export function Empty(props: LayoutProps) {
  return <AppFrame layout={empty} {...props} />;
}
