import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Link } from '../Link/index.ts';
import { RouterProvider } from './RouterProvider.tsx';

const meta = preview.meta({
  title: 'Controls/RouterProvider',
  component: RouterProvider,
  args: {
    navigate: fn(),
    children: (
      <>
        <Link href="/matches?sport=hockey#today">Matches</Link>{' '}
        <Link href="https://elsewhere.example/" newTabLabel="Opens in a new tab">
          Elsewhere
        </Link>
      </>
    ),
  },
});

export const Links = meta.story();

export const ChangesThePageByALink = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Matches' }));
    await expect(args.navigate).toHaveBeenCalledOnce();
    await expect(args.navigate).toHaveBeenCalledWith('/matches?sport=hockey#today');
  },
});

export const LeavesOtherSitesToTheBrowser = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /Elsewhere/ });
    // Prevents the navigation after the control has handled the click, so that the story stays.
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await expect(args.navigate).not.toHaveBeenCalled();
  },
});
