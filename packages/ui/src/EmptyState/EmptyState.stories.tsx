import preview from '#storybook/preview';
import { InboxIcon, StarIcon } from '@heroicons/react/24/outline';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({
  title: 'Controls/EmptyState',
  component: EmptyState,
  args: {
    icon: InboxIcon,
    title: 'No messages',
    description: 'When you have messages, they will appear here.',
  },
});

export const WithoutMessages = meta.story();

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const TitleOnly = meta.story({
  args: { title: 'No results found!', description: undefined },
});

export const WithAction = meta.story({
  args: {
    icon: StarIcon,
    title: 'No favourites',
    description: 'Follow a team and its next matches are shown here.',
    action: <Button>Find a team</Button>,
  },
});

export const LongTurkish = meta.story({
  args: {
    icon: StarIcon,
    title: 'Henüz favorilerine eklediğin bir karşılaşma bulunmuyor',
    description:
      'Bir takımı ya da karşılaşmayı favorilerine eklediğinde, güncel skorlar ve başlangıç saatleri burada görünür.',
    action: <Button>Karşılaşmalara göz at</Button>,
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

/** The number of characters in the first line of a text. */
function firstLineLength({ firstChild }: HTMLElement): number {
  if (!(firstChild instanceof Text)) return 0;
  const range = document.createRange();
  const tops = Array.from({ length: firstChild.length }, (_, index) => {
    range.setStart(firstChild, index);
    range.setEnd(firstChild, index + 1);
    return range.getBoundingClientRect().top;
  });
  return tops.filter((top) => top === tops[0]).length;
}

/** Where there is room, the lines of the description are neither short nor long to read. */
export const OnAWidePage = meta.story({
  args: {
    icon: StarIcon,
    title: 'No favourites',
    description:
      'Follow a team, a school or a single match, and its next matches are shown here with their scores and the times at which they start.',
  },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas }) => {
    const length = firstLineLength(canvas.getByText(/^Follow a team/));
    await expect(length).toBeGreaterThanOrEqual(45);
    await expect(length).toBeLessThanOrEqual(62);
  },
});

export const DrawingIsNotRead = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages')).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
