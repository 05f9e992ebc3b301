import { vars } from '@touchline/ui/theme';
import { style } from '@vanilla-extract/css';

/** A header of a page in a colour of its own. */
export const colouredHeader = style({
  padding: vars.space.xxlarge,
  background: vars.theme.primaryStrong,
  color: vars.theme.onPrimaryStrong,
});
