import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const base = style({
  position: 'relative',
  display: 'inline-block',
  flex: 'none',
  border: `${vars.border.thick} solid ${vars.theme.primaryText}`,
  borderBlockStartColor: 'transparent',
  borderRadius: vars.radius.round,
  animation: `${turn} 1s linear infinite`,
});

export const spinner = styleVariants({
  small: [base, { inlineSize: vars.size.iconSmall, blockSize: vars.size.iconSmall }],
  medium: [base, { inlineSize: vars.size.iconLarge, blockSize: vars.size.iconLarge }],
  large: [base, { inlineSize: vars.size.control, blockSize: vars.size.control }],
});
