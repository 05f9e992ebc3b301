import {
  ArrowLeftOnRectangleIcon,
  HomeIcon,
  InboxIcon,
  InformationCircleIcon,
  LifebuoyIcon,
  StarIcon,
} from '@heroicons/react/24/outline';
import { expect, type within } from 'storybook/test';
import type { NavigationItem } from '../model/item.ts';
import type { Icons } from '../internal/NavigationContext.ts';

/** The icons by the names that the API uses; the icon of an area of the admin is the neutral one. */
export const apiIcons: Icons = {
  'heroicons_outline:home': HomeIcon,
  'heroicons_outline:star': StarIcon,
  'heroicons_outline:lifebuoy': LifebuoyIcon,
  'heroicons_outline:inbox': InboxIcon,
  'heroicons_outline:information-circle': InformationCircleIcon,
  'heroicons_outline:arrow-left-on-rectangle': ArrowLeftOnRectangleIcon,
};

type Variant = 'compact' | 'default' | 'futuristic' | 'horizontal';

/** A loader of a story: the entries of this variant as the mock back end answers them (NAV-9). */
export function loadItems(variant: Variant) {
  return async (): Promise<{ items: readonly NavigationItem[] }> => {
    const answer = await fetch('/api/common/navigation');
    const variants = (await answer.json()) as Record<Variant, readonly NavigationItem[]>;
    return { items: variants[variant] };
  };
}

interface Playing {
  canvas: ReturnType<typeof within>;
  loaded: Record<string, unknown>;
}

/** Expects a visible link for each entry of the answer. */
export async function expectItems({ canvas, loaded }: Playing): Promise<void> {
  const items = loaded['items'] as readonly NavigationItem[];
  const links = items.filter(({ link }) => link);
  await expect(links.length).toBeGreaterThan(4);
  for (const { title, link } of links) {
    const entry = await canvas.findByRole('link', { name: title });
    await expect(entry).toBeVisible();
    await expect(entry).toHaveAttribute('href', link);
  }
}
