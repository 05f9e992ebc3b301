import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

/** The buttons of an error, in one line where there is room. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
