import { TooltipGroup, type TooltipGroupProps } from '@touchline/ui/Tooltip';
import { useNavigation } from './NavigationContext.ts';

interface ItemTooltipsProps extends Pick<TooltipGroupProps, 'containerRef' | 'placement'> {
  /** Selects the controls without a visible title; their tooltip shows it. */
  untitled?: string | undefined;
}

/** The tooltips of the items of a navigation. */
export function ItemTooltips({ untitled, ...rest }: ItemTooltipsProps) {
  const { store } = useNavigation();
  return (
    <TooltipGroup
      {...rest}
      findTarget={(element) => {
        const control = element.closest<HTMLElement>('[data-item]');
        const item = control && store.itemOf(control.dataset['item'] ?? '');
        if (!item) return undefined;
        const text = item.tooltip ?? (untitled && control.matches(untitled) ? item.title : '');
        return text ? { control, text } : undefined;
      }}
    />
  );
}
