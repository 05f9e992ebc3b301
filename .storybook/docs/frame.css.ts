import { vars } from '@touchline/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// Storybook draws its own background around a page.
globalStyle('body .sbdocs-wrapper', {
  padding: 0,
  background: vars.colour.page,
  color: vars.colour.text,
});
globalStyle('body .sbdocs-content', { maxWidth: 'none', inlineSize: '100%' });
// A table of Markdown fits on a phone, long addresses in its code included.
globalStyle('body .sbdocs-content :is(th, td, :is(th, td) code):not(.sb-unstyled *)', {
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
});
