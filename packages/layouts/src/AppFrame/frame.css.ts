import { createVar } from '@vanilla-extract/css';
import { barHeight } from '@touchline/ui/theme';

/**
 * What a layout decides about the frame. A layout is one class that sets some of these; what it
 * leaves out has the value named in `AppFrame.css.ts`.
 */
export const frame = {
  /** Behind everything. */
  gutter: createVar('gutter'),
  /** Space round the page, and its box. */
  pageInset: createVar('page-inset'),
  pageMaxWidth: createVar('page-max-width'),
  pageRadius: createVar('page-radius'),
  pageShadow: createVar('page-shadow'),
  /** The band across the page, the panel in it, and the rows in the panel. */
  headerBackground: createVar('header-background'),
  headerInset: createVar('header-inset'),
  headerShadow: createVar('header-shadow'),
  headerLine: createVar('header-line'),
  headerPanelBackground: createVar('header-panel-background'),
  headerPanelMaxWidth: createVar('header-panel-max-width'),
  headerPanelPadding: createVar('header-panel-padding'),
  headerPanelRadius: createVar('header-panel-radius'),
  headerPanelShadow: createVar('header-panel-shadow'),
  barBackground: createVar('bar-background'),
  barHeight,
  barInset: createVar('bar-inset'),
  barMaxWidth: createVar('bar-max-width'),
  menuBackground: createVar('menu-background'),
  menuInset: createVar('menu-inset'),
  /** Space beside the content, and the box it lies in. */
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
  /** `display` of the two drawings of `BarLogo`. */
  logoMark: createVar('logo-mark'),
  logoFull: createVar('logo-full'),
};
