import { media, unit, vars } from '@touchline/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Storybook draws its own background around a page.
globalStyle('body .sbdocs-wrapper', {
  padding: 0,
  background: vars.colour.page,
  color: vars.colour.text,
});
// Written in Markdown or not, a page has the same width and margins.
globalStyle('body .sbdocs-content', {
  boxSizing: 'border-box',
  inlineSize: '100%',
  maxWidth: unit(256),
  marginInline: 'auto',
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.column.margin,
  '@media': { [media.md]: { paddingInline: vars.column.marginFromMd } },
});
// A table of Markdown fits on a phone, long addresses in its code included.
globalStyle('body .sbdocs-content :is(th, td, :is(th, td) code):not(.sb-unstyled *)', {
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
