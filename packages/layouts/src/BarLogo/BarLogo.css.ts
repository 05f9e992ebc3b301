import { fallbackVar, style } from '@vanilla-extract/css';
import { vars } from '@touchline/ui/theme';
import { frame } from '../AppFrame/frame.css.ts';

export const barLogo = style({ color: vars.theme.primaryText });

export const mark = style({ display: fallbackVar(frame.logoMark, 'block') });

export const full = style({ display: fallbackVar(frame.logoFull, 'none') });
