import preview from '#storybook/preview';
import { useRef, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { UserMenu, type UserMenuProps, type UserPresence } from './UserMenu.tsx';
import { UserMenuButton } from './UserMenuButton.tsx';

const navigate = fn();

function UserMenuOnAButton(args: UserMenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <RouterProvider navigate={navigate}>
      <UserMenuButton
        ref={triggerRef}
        label={`Ada Brown, ${args.labels.presences[args.presence]}`}
        name="Ada Brown"
        presence={args.presence}
        isExpanded={isOpen}
        onPress={() => setIsOpen(true)}
      />
      <UserMenu {...args} isOpen={isOpen} onOpenChange={setIsOpen} triggerRef={triggerRef} />
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: 'Shell/UserMenu',
  component: UserMenu,
  args: {
    email: 'ada.brown@harbour-view.example',
    presence: 'online' as UserPresence,
    labels: {
      menu: 'Account',
      signedInAs: 'Signed in as',
      profile: 'Profile',
      settings: 'Settings',
      status: 'Status',
      presences: { online: 'Online', away: 'Away', busy: 'Busy', 'not-visible': 'Invisible' },
      signOut: 'Sign out',
    },
    isOpen: true,
    triggerRef: { current: null },
    signOutHref: '/sign-out',
    onOpenChange: fn(),
    onAction: fn(),
    onPresenceChange: fn(),
  },
  render: (args) => <UserMenuOnAButton {...args} />,
  beforeEach: () => {
    navigate.mockClear();
  },
});

const closed = { args: { isOpen: false } };

/** Proves USER-2. */
export const Open = meta.story({
  tags: ['picture'],
  play: async () => {
    await waitFor(() => expect(screen.getByText('Signed in as')).toBeVisible());
    await waitFor(() => expect(screen.getByText('ada.brown@harbour-view.example')).toBeVisible());
    const entries = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(entries.map((entry) => entry.replace('Online', ''))).toEqual([
      'Profile',
      'Settings',
      'Status',
      'Sign out',
    ]);
  },
});

export const OpenInDark = meta.story({ globals: { scheme: 'dark' } });

export const Online = meta.story(closed);

export const Away = meta.story({ args: { isOpen: false, presence: 'away' } });

export const Busy = meta.story({ args: { isOpen: false, presence: 'busy' } });

export const Invisible = meta.story({ args: { isOpen: false, presence: 'not-visible' } });

export const LongTurkish = meta.story({
  args: {
    email: 'karsilasma-sorumlusu-ogretmen@camlica-sehit-ogretmen-lisesi.example',
    labels: {
      menu: 'Hesap',
      signedInAs: 'Oturum açan',
      profile: 'Profil',
      settings: 'Ayarlar',
      status: 'Durum',
      presences: {
        online: 'Çevrimiçi',
        away: 'Uzakta',
        busy: 'Meşgul',
        'not-visible': 'Görünmez',
      },
      signOut: 'Çıkış yap',
    },
  },
  globals: { language: 'tr', viewport: { value: 'narrow' } },
});

/** Whether the strongest parts of a colour are those of its name. */
const colours: Record<string, (red: number, green: number, blue: number) => boolean> = {
  Online: (red, green, blue) => green > red && green > blue,
  Away: (red, green, blue) => red > green && green > 2 * blue,
  Busy: (red, green, blue) => red > 2 * green && red > 2 * blue,
  Invisible: (red, green, blue) => Math.max(red, green, blue) - Math.min(red, green, blue) < 60,
};

/** Opens the second menu, which is placed beside the first, where that stands at this moment. */
async function openStatus(userEvent: { keyboard: (keys: string) => Promise<unknown> }) {
  await screen.findByRole('menuitem', { name: /Profile/ });
  await waitFor(() => expect(document.getAnimations()).toHaveLength(0));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
}

/** Proves USER-6, A11Y-9: each colour has its word. */
export const EachStatusHasItsColour = meta.story({
  play: async ({ userEvent }) => {
    await openStatus(userEvent);
    await screen.findByRole('menuitemradio', { name: 'Online' });
    for (const [name, isIt] of Object.entries(colours)) {
      const entry = screen.getByRole('menuitemradio', { name });
      const dot = [...entry.querySelectorAll('span')].find(
        (one) => getComputedStyle(one).borderRadius !== '0px' && !one.textContent,
      );
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(dot ?? entry)
          .backgroundColor.match(/\d+/g)
          ?.map(Number) ?? [];
      await expect(isIt(red, green, blue), `${name}: ${red}, ${green}, ${blue}`).toBe(true);
    }
  },
});

export const StatusOpen = meta.story({
  play: async ({ userEvent }) => {
    await openStatus(userEvent);
    await expect(await screen.findByRole('menuitemradio', { name: 'Online' })).toBeChecked();
  },
});

/** Proves USER-5. */
export const ChoosesInvisible = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ args, userEvent }) => {
    await openStatus(userEvent);
    await screen.findByRole('menuitemradio', { name: 'Invisible' });
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onPresenceChange).toHaveBeenCalledWith('not-visible');
  },
});

/** Proves USER-4. */
export const SignsOutByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('menuitem', { name: /Profile/ });
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/sign-out', undefined));
  },
});

export const TellsWhichEntryWithoutATarget = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await expect(args.onAction).toHaveBeenCalledWith('settings');
  },
});

export const FromTheApi = meta.story({
  loaders: [
    async () => {
      const answer = await fetch('/api/common/user');
      return { user: (await answer.json()) as { email: string; status: UserPresence } };
    },
  ],
  render: (args, { loaded }) => {
    const user = loaded['user'] as { email: string; status: UserPresence };
    return <UserMenuOnAButton {...args} email={user.email} presence={user.status} />;
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/@/)).toBeVisible());
  },
});
