import { globalStyle } from '@vanilla-extract/css';
import { media } from './breakpoints.ts';
import { vars } from './vars.css.ts';

globalStyle('*, ::before, ::after', { boxSizing: 'border-box' });

globalStyle('html', {
  fontFamily: vars.font.fallback,
  lineHeight: vars.leading.normal,
  textSizeAdjust: '100%',
  WebkitFontSmoothing: 'antialiased',
  '@media': { [media.print]: { fontSize: '12px' } },
});

// `loadFonts` sets the attribute when the web font is loaded, after more urgent requests.
globalStyle("html[data-fonts='ready']", { fontFamily: vars.font.body });

globalStyle('body', {
  margin: 0,
  minHeight: '100dvh',
  fontSize: vars.text.base,
  color: vars.colour.text,
  background: vars.colour.page,
  overflowWrap: 'break-word',
  '@media': { [media.print]: { background: 'none' } },
});

globalStyle('h1, h2, h3, h4, p, ul, ol, dl, dd, figure', { margin: 0 });
globalStyle('ul, ol', { padding: 0, listStyle: 'none' });
// A sheet of paper ends neither in a row nor after a heading.
globalStyle('tr, li', { breakInside: 'avoid' });
globalStyle('h1, h2, h3, h4', { breakAfter: 'avoid' });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });

globalStyle(':focus-visible', {
  outline: `${vars.border.thick} solid ${vars.theme.focus}`,
  outlineOffset: vars.border.thick,
});

// What keeps its own colours in forced ones keeps that of its ring too, so this is the system's there.
globalStyle('[data-theme]', {
  '@media': { [media.forcedColors]: { vars: { [vars.theme.focus]: 'CanvasText !important' } } },
});

globalStyle('*, ::before, ::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '1ms !important',
      animationIterationCount: '1 !important',
      // No transition at all, because an element with a transition of `visibility` cannot take the
      // focus at once.
      transitionDuration: '0s !important',
    },
  },
});

// React Aria would add this rule in a style element, which the content security policy blocks.
globalStyle('[data-react-aria-pressable]', { touchAction: 'pan-x pan-y pinch-zoom' });
