import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const credit = style({ color: vars.colour.textSecondary, fontSize: vars.text.medium });
