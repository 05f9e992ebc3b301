import preview from '#storybook/preview';
import { expect, type UserEventObject, type within } from 'storybook/test';
import { EveryLayout, layouts } from '../testing/EveryLayout.tsx';
import { ShortPage } from '../testing/pages.tsx';
import type { LayoutConfig } from './layoutConfig.ts';

interface StoryHands {
  canvas: ReturnType<typeof within>;
  userEvent: UserEventObject;
}

const meta = preview.meta({
  title: 'Layouts/AppFrame/Tab order',
  component: EveryLayout,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'lg' } },
  args: { children: <ShortPage /> },
});

const regions = { nav: 'navigation', header: 'bar', main: 'page', aside: 'chat' } as const;

function regionOf(element: Element): string {
  const region = element.closest(Object.keys(regions).join());
  return region ? regions[region.localName as keyof typeof regions] : 'skip link';
}

/** Presses Tab through a whole layout; the regions in the order in which it comes to them. */
async function regionsByTab({ canvas, userEvent }: StoryHands): Promise<string[]> {
  const first = canvas.getByRole('link', { name: 'Skip to the content' });
  const reached: string[] = [];
  first.focus();
  do {
    const region = regionOf(document.activeElement ?? document.body);
    if (region !== reached.at(-1)) reached.push(region);
    await userEvent.tab();
  } while (![first, document.body].includes(document.activeElement as HTMLElement));
  return reached;
}

/** Proves LAYOUT-30, in every layout of the kind. */
function goesThrough(kind: LayoutConfig['kind'], ...order: readonly string[]) {
  return async (hands: StoryHands) => {
    for (const { name, hasQuickChat } of layouts.filter((layout) => layout.kind === kind)) {
      await hands.userEvent.selectOptions(hands.canvas.getByRole('combobox'), name);
      const whole = ['skip link', ...order, 'page', ...(hasQuickChat ? ['chat'] : [])];
      await expect(await regionsByTab(hands), name).toEqual(whole);
    }
  };
}

/** The navigation at the side stands before the bar. */
export const Side = meta.story({ play: goesThrough('side', 'navigation', 'bar') });

/** The menu stands between the logo and the tools. */
export const MenuInBar = meta.story({
  play: goesThrough('menuInBar', 'bar', 'navigation', 'bar'),
});

export const MenuBelowBar = meta.story({
  play: goesThrough('menuBelowBar', 'bar', 'navigation'),
});

export const Bare = meta.story({ play: goesThrough('bare') });
