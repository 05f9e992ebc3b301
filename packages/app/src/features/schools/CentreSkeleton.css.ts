import { style } from '@vanilla-extract/css';
import { unit, vars } from '@touchline/ui/theme';

/** As high as the tabs, with the line below them. */
export const tabs = style({
  blockSize: `calc(${unit(12)} + ${vars.border.hair})`,
  borderBlockEnd: `${vars.border.hair} solid ${vars.colour.border}`,
});
