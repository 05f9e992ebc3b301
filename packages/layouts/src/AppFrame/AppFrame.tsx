import { useId, type MouseEvent, type ReactNode, type Ref } from 'react';
import type { LayoutConfig } from './layoutConfig.ts';
import * as styles from './AppFrame.css.ts';

export interface LayoutProps {
  /** The page. It survives a change of the layout. */
  children: ReactNode;
  labels: { skipToContent: string };
  /** Beside the page, or a drawer over it. Brings its own landmark. */
  navigation?: ReactNode;
  /** The horizontal navigation, for the layouts that have one. Brings its own landmark. */
  menu?: ReactNode;
  /** Opens and closes `navigation`. */
  toggle?: ReactNode;
  /** Narrows and widens `navigation`, where the layout allows it. */
  appearanceToggle?: ReactNode;
  /** `BarLogo`. */
  logo?: ReactNode;
  /** After the logo: the back button. */
  start?: ReactNode;
  /** At the end of the bar, in the order in which they are reached. */
  actions?: ReactNode;
  /** Above the page. Brings its own landmark. */
  advertisement?: ReactNode;
  footer?: ReactNode;
  quickChat?: ReactNode;
  /** To move the focus to the content after a change of route. */
  mainRef?: Ref<HTMLElement>;
}

export interface AppFrameProps extends LayoutProps {
  layout: LayoutConfig;
}

/**
 * The frame of the app in any of the eleven layouts: give it another `layout` and everything in the
 * slots stays as it is. Where the layout never changes, use the component of that layout.
 */
export function AppFrame({ layout, ...slots }: AppFrameProps) {
  const { children, labels, navigation, advertisement, footer, quickChat, mainRef } = slots;
  const mainId = useId();
  const isBare = layout.kind === 'bare';

  // The address stays as it is: a router would take the fragment for a change of route.
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
