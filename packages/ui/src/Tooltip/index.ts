export { Tooltip, type TooltipProps } from './Tooltip.tsx';
export { TooltipGroup, type TooltipGroupProps, type TooltipTarget } from './TooltipGroup.tsx';
