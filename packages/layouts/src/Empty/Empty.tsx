import { AppFrame, type LayoutPlan, type LayoutProps } from '../AppFrame/index.ts';

export const empty: LayoutPlan = {
  name: 'empty',
  anatomy: 'bare',
  hasLogoInBar: false,
  hasQuickChat: false,
  userPlace: 'bar',
  notificationsPlace: 'bar',
};

/** The content alone, for signing in and for landing pages. For a page of the app, use `Classy`. */
export function Empty(props: LayoutProps) {
  return <AppFrame layout={empty} {...props} />;
}
