import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const fields = style({ display: 'grid', gap: vars.space.large });
