import { createVar } from '@vanilla-extract/css';
import { barHeight } from '@touchline/ui/styling';

/**
 * The CSS variables with which a layout configures the frame. A layout is one class that sets some
 * of them; the defaults are in `AppFrame.css.ts`.
 */
export const frame = {
  /** The background behind the frame. */
  gutter: createVar('gutter'),
  /** The space around the page, and the style of its box. */
  pageInset: createVar('page-inset'),
  pageMaxWidth: createVar('page-max-width'),
  pageRadius: createVar('page-radius'),
  pageShadow: createVar('page-shadow'),
  /** The header: the band across the page, the panel in it, and the rows in the panel. */
  headerBackground: createVar('header-background'),
  headerInset: createVar('header-inset'),
  headerShadow: createVar('header-shadow'),
  headerLine: createVar('header-line'),
  headerPanelBackground: createVar('header-panel-background'),
  headerPanelMaxWidth: createVar('header-panel-max-width'),
  headerPanelPadding: createVar('header-panel-padding'),
  headerPanelRadius: createVar('header-panel-radius'),
  headerPanelShadow: createVar('header-panel-shadow'),
  barHeight,
  barInset: createVar('bar-inset'),
  barMaxWidth: createVar('bar-max-width'),
  menuBackground: createVar('menu-background'),
  menuInset: createVar('menu-inset'),
  /** The space beside the content, and the style of its box. */
  bodyInset: createVar('body-inset'),
  bodyMaxWidth: createVar('body-max-width'),
  bodyBackground: createVar('body-background'),
  bodyRadius: createVar('body-radius'),
  bodyShadow: createVar('body-shadow'),
  footerOuterInset: createVar('footer-outer-inset'),
  footerPanelMaxWidth: createVar('footer-panel-max-width'),
  footerBackground: createVar('footer-background'),
  footerHeight: createVar('footer-height'),
  footerInset: createVar('footer-inset'),
  footerMaxWidth: createVar('footer-max-width'),
  footerShadow: createVar('footer-shadow'),
  /** `display` of the two variants of `BarLogo`. */
  logoMark: createVar('logo-mark'),
  logoFull: createVar('logo-full'),
};
