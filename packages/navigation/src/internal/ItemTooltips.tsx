import { TooltipGroup, type TooltipGroupProps } from '@touchline/ui/Tooltip';
import { useNavigation } from './NavigationContext.ts';

interface ItemTooltipsProps extends Pick<TooltipGroupProps, 'containerRef' | 'placement'> {
  /** Selects the controls without a visible title; their tooltip shows it. */
  untitled?: string | undefined;
}

/** The tooltips of the items of a navigation, the headings of groups among them. */
export function ItemTooltips({ untitled, ...rest }: ItemTooltipsProps) {
  const { store } = useNavigation();
  return (
    <TooltipGroup
      {...rest}
      findTarget={(element) => {
        const control = element.closest<HTMLElement>('[data-item], [data-heading]');
        const { item: id, heading } = control?.dataset ?? {};
        const item = control && store.itemOf(id ?? heading ?? '');
        if (!item) return undefined;
        const text = item.tooltip ?? (untitled && control.matches(untitled) ? item.title : '');
        return text ? { control, text } : undefined;
      }}
    />
  );
}
