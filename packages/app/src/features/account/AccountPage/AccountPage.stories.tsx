import { MemoryRouter } from '#platform/reactRouter.ts';
import preview from '#storybook/preview';
import { Link } from '@touchline/ui/Link';
import { expect } from 'storybook/test';
import { startFresh } from '#testing/startFresh.ts';
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
  beforeEach: ({ globals }) => startFresh({ args: {}, globals }),
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

export const Turkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Giriş yapmadan devam et' })).toBeVisible();
  },
});
