import { style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';

export const part = style({ display: 'grid', gap: vars.space.small });

export const title = style({ fontSize: vars.text.xlarge, fontWeight: vars.weight.semibold });
