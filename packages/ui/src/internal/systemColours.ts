import { vars } from '../theme/vars.css.ts';

/**
 * In forced colours, for what is told by its fill, which the browser would take: the fill is kept, and
 * each colour of the house is one of the system, whatever the state that asks for it.
 */
export const systemColours = {
  forcedColorAdjust: 'none',
  vars: {
    [vars.colour.field]: 'Canvas',
    [vars.colour.controlBorder]: 'ButtonBorder',
    [vars.colour.text]: 'CanvasText',
    [vars.colour.dangerText]: 'CanvasText',
    [vars.theme.primary]: 'Highlight',
    [vars.theme.onPrimary]: 'HighlightText',
  },
} as const;
