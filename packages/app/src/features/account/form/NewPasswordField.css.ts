import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

/** The meter follows the line that the field reserves for its error. */
export const newPassword = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xlarge,
});
