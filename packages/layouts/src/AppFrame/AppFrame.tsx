import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import type { LayoutConfig } from './layoutConfig.ts';
import * as styles from './AppFrame.css.ts';

export interface LayoutProps {
  /** The page. It stays mounted when the layout changes. */
  children: ReactNode;
  /** `skipToContent` is the first link of the page, seen only with the focus in it. */
  labels: { skipToContent: string };
  /** The navigation beside the page, or as a drawer. It contains its own landmark. */
  navigation?: ReactNode;
  /** The horizontal navigation, for layouts that have one. It contains its own landmark. */
  menu?: ReactNode;
  /** The button that opens and closes `navigation`. */
  toggle?: ReactNode;
  /** The button that collapses and expands `navigation`, for layouts that allow it. */
  appearanceToggle?: ReactNode;
  /** Use `BarLogo`. */
  logo?: ReactNode;
  /** Shown after the logo: the back button. */
  start?: ReactNode;
  /** Shown at the end of the bar, in tab order. */
  actions?: ReactNode;
  /** Shown above the page. It contains its own landmark. */
  advertisement?: ReactNode;
  /** Shown below the page. Omitted: no footer. */
  footer?: ReactNode;
  /** The chat at the edge of the window, in the layouts that have one. */
  quickChat?: ReactNode;
  /** The ref of the `main` element, to focus it after a navigation. */
  mainRef?: Ref<HTMLElement>;
}

export interface AppFrameProps extends LayoutProps {
  /** The layout as data, such as `classy`; each layout exports its own. */
  layout: LayoutConfig;
}

/**
 * The frame of the app in any of the eleven layouts. Changing `layout` keeps everything in the
 * slots mounted. If the layout never changes, use the component of that layout.
 */
export function AppFrame({ layout, ...slots }: AppFrameProps) {
  const { children, labels, navigation, advertisement, footer, quickChat, mainRef } = slots;
  const mainId = useId();
  const isBare = layout.kind === 'bare';

  // The default is prevented, because a router would treat the fragment as a navigation.
  function skip(event: MouseEvent) {
    event.preventDefault();
    document.getElementById(mainId)?.focus();
  }

  return (
    <div className={`${styles.root} ${layout.className ?? ''}`} data-layout={layout.name}>
      <a className={styles.skipLink} href={`#${mainId}`} onClick={skip}>
        {labels.skipToContent}
      </a>
      {!isBare && navigation && (
        <div className={layout.kind === 'side' ? styles.side : styles.drawer}>{navigation}</div>
      )}
      <div className={styles.page}>
        {!isBare && <TopBar layout={layout} {...slots} />}
        <div className={styles.bodyInset}>
          <div className={styles.body}>
            {!isBare && advertisement && (
              <div className={styles.advertisement}>{advertisement}</div>
            )}
            <main ref={mainRef} id={mainId} className={styles.main} tabIndex={-1}>
              {children}
            </main>
          </div>
        </div>
        {!isBare && footer && (
          <footer className={styles.footer}>
            <div className={styles.footerPanel}>
              <div className={styles.footerRow}>{footer}</div>
            </div>
          </footer>
        )}
      </div>
      {layout.hasQuickChat && quickChat && <div className={styles.chat}>{quickChat}</div>}
    </div>
  );
}

function TopBar({ layout, menu, toggle, appearanceToggle, logo, start, actions }: AppFrameProps) {
  const isSide = layout.kind === 'side';
  return (
    <header className={styles.header}>
      <div className={styles.headerPanel}>
        <div className={styles.barRow} data-scheme={layout.barScheme}>
          <div className={styles.bar}>
            <div className={styles.barStart}>
              {toggle && <div className={isSide ? undefined : styles.belowMd}>{toggle}</div>}
              {layout.navigation?.canChangeAppearance && appearanceToggle && (
                <div className={styles.fromMd}>{appearanceToggle}</div>
              )}
              {layout.hasLogoInBar && logo && (
                <div className={isSide ? styles.logo : styles.logoFromMd}>{logo}</div>
              )}
              {start}
            </div>
            {layout.kind === 'menuInBar' && <div className={styles.menuInBar}>{menu}</div>}
            <div className={styles.actions}>{actions}</div>
          </div>
        </div>
        {layout.kind === 'menuBelowBar' && (
          <div className={styles.menuRow}>
            <div className={styles.menuRowInner}>{menu}</div>
          </div>
        )}
      </div>
    </header>
  );
}
