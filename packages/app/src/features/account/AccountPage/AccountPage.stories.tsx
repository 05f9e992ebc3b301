import preview from '#storybook/preview';
import { Link } from '@touchline/ui/Link';
import { expect } from 'storybook/test';
import { MemoryRouter } from 'react-router-dom';
import { AccountPage } from './AccountPage.tsx';

const meta = preview.meta({
  title: 'Pages/AccountPage',
  component: AccountPage,
  args: {
    title: 'Join us',
    introduction: 'What the page is for.',
    links: <Link href="/sign-in">{'Sign in'}</Link>,
  },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <MemoryRouter>
        <main>
          <Story />
        </main>
      </MemoryRouter>
    ),
  ],
});

export const OnlyWords = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Join us' })).toBeVisible();
  },
});

export const DarkOnAPhone = meta.story({
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
});
