import preview from '#storybook/preview';
import { RouterProvider } from 'react-aria-components';
import { expect, fn } from 'storybook/test';
import { Link } from './Link.tsx';

const navigate = fn();

const meta = preview.meta({
  title: 'Controls/Link',
  component: Link,
  args: { href: '/matches', children: 'All matches', onIntent: fn() },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
});

export const Inline = meta.story({
  render: (args) => (
    <p>
      Saturday's fixtures are in <Link {...args} />, with the teams.
    </p>
  ),
});

export const Standalone = meta.story({ args: { variant: 'standalone' } });

export const Plain = meta.story({ args: { variant: 'plain' } });

export const Primary = meta.story({ args: { variant: 'primary' } });

export const Outlined = meta.story({ args: { variant: 'outlined' } });

export const InDark = meta.story({ ...Inline.input, globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    children: 'Karşılaşma programının tamamını ve değişiklikleri görüntüleyin',
    newTabLabel: 'yeni sekmede açılır',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const NewTab = meta.story({
  args: { href: 'https://example.com/rules', newTabLabel: 'opens in a new tab' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /opens in a new tab/ });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
});

/** However wide the line is, the sign is on the line of the last word. */
export const TheSignStaysWithTheLastWord = meta.story({
  args: { href: 'https://example.com/map', newTabLabel: 'opens in a new tab' },
  render: (args) => (
    <p>
      31 Vlei Street, Durban <Link {...args}>Show on a map</Link>
    </p>
  ),
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole('link');
    const words = link.firstChild;
    const sign = link.querySelector('svg');
    const paragraph = canvasElement.querySelector('p');
    if (!words || !sign || !paragraph) throw new Error('The link is not here');
    const end = document.createRange();
    end.setStart(words, 'Show on a m'.length);
    end.setEnd(words, 'Show on a map'.length);
    for (let width = 320; width >= 80; width -= 4) {
      paragraph.style.inlineSize = `${width}px`;
      await expect(sign.getBoundingClientRect().top).toBeLessThan(
        end.getBoundingClientRect().bottom,
      );
    }
  },
});

export const FollowedWithEnter = meta.story({
  play: async ({ userEvent }) => {
    navigate.mockClear();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/matches', undefined);
  },
});

export const IntentComesWithFocus = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.tab();
    await expect(args.onIntent).toHaveBeenCalled();
  },
});
