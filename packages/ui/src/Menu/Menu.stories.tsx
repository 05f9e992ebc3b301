import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { twoFrames } from '#storybook/twoFrames';
import {
  ArrowRightStartOnRectangleIcon,
  Cog8ToothIcon,
  SignalIcon,
  UserCircleIcon,
} from '@heroicons/react/24/outline';
import { useRef, useState, type ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { Menu, MenuItem, MenuPopover, MenuSection, Submenu } from './index.ts';

const navigate = fn();
const onStatus = fn();

function MenuOnAButton({
  isOpen: isOpenAtFirst,
  children,
}: {
  isOpen: boolean;
  children: ReactNode;
}) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  return (
    <RouterProvider navigate={navigate}>
      <Button
        ref={triggerRef}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setIsOpen(!isOpen)}
      >
        Account
      </Button>
      <MenuPopover
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        triggerRef={triggerRef}
        header={
          <>
            Signed in as <br /> hughes.brian@company.com
          </>
        }
      >
        {children}
      </MenuPopover>
    </RouterProvider>
  );
}

const meta = preview.meta({
  title: 'Controls/Menu',
  component: Menu,
  parameters: { isOpen: true },
  beforeEach: () => {
    navigate.mockClear();
    onStatus.mockClear();
  },
  args: {
    label: 'Account',
    onAction: fn(),
    children: (
      <>
        <MenuSection aria-label="Pages">
          <MenuItem id="profile" href="/profile" icon={<Icon icon={UserCircleIcon} />}>
            Profile
          </MenuItem>
          <MenuItem
            id="settings"
            href="/settings"
            icon={<Icon icon={Cog8ToothIcon} />}
            description="Language, reminders"
          >
            Settings
          </MenuItem>
          <Submenu id="status" label="Status" icon={<Icon icon={SignalIcon} />} onAction={onStatus}>
            <MenuItem id="online" isSelected>
              Online
            </MenuItem>
            <MenuItem id="away" isSelected={false}>
              Away
            </MenuItem>
          </Submenu>
        </MenuSection>
        <MenuSection title="Season">
          <MenuItem id="archive" isDisabled>
            Archive
          </MenuItem>
          <MenuItem
            id="sign-out"
            icon={<Icon icon={ArrowRightStartOnRectangleIcon} />}
            tone="danger"
          >
            Sign out
          </MenuItem>
        </MenuSection>
      </>
    ),
  },
  render: (args, { parameters }) => (
    <MenuOnAButton isOpen={parameters['isOpen'] as boolean}>
      <Menu {...args} />
    </MenuOnAButton>
  ),
});

const closed = { parameters: { isOpen: false } };

interface UserEvents {
  tab: () => Promise<void>;
  keyboard: (keys: string) => Promise<void>;
  hover: (element: Element) => Promise<void>;
}

async function openByKeyboard(hands: UserEvents): Promise<void> {
  await hands.tab();
  await hands.keyboard('{Enter}');
  await screen.findByRole('menu');
}

async function unfoldByKeyboard(hands: UserEvents): Promise<void> {
  await screen.findByRole('menu');
  await hands.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await screen.findByRole('menuitemradio', { name: 'Away' });
}

/** Opens a submenu by hovering, which leaves the focus in the menu. */
async function unfoldByMouse(hands: UserEvents): Promise<void> {
  await hands.hover(await screen.findByRole('menuitem', { name: 'Status' }));
  await screen.findByRole('menuitemradio', { name: 'Away' });
}

async function expectClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

export const Open = meta.story();

export const InDark = meta.story({ globals: { scheme: 'dark' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const LongTurkish = meta.story({
  args: {
    label: 'Hesap',
    children: (
      <>
        <MenuItem id="fixtures" description="Değişiklikler öğretmenlere e-posta ile bildirilir">
          Karşılaşma programını öğretmenlerle paylaş
        </MenuItem>
        <MenuItem id="sign-out">Çıkış yap</MenuItem>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const SubmenuOpen = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ userEvent }) => {
    await screen.findByRole('menu');
    // A submenu stands where its entry was when it opened, and the menu comes in with a movement.
    await twoFrames();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    await expect(
      await screen.findByRole('menuitemradio', { name: 'Online', checked: true }),
    ).toHaveFocus();
  },
});

export const SubmenuOpenInDark = meta.story({
  ...SubmenuOpen.input,
  globals: { scheme: 'dark', viewport: { value: 'lg' } },
});

const onAPhone = { ...closed, globals: { viewport: { value: 'narrow' } } } as const;

async function unfoldInPlace(hands: UserEvents): Promise<HTMLElement> {
  await openByKeyboard(hands);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  await hands.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  await screen.findByRole('menuitemradio', { name: 'Away' });
  return screen.getByRole('menuitem', { name: 'Status' });
}

export const SubmenuInPlace = meta.story({
  ...onAPhone,
  play: async ({ userEvent }) => {
    const status = await unfoldInPlace(userEvent);
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    await expect(status).toHaveAttribute('aria-expanded', 'true');
    await expect(status).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      screen.getByRole('menuitemradio', { name: 'Online', checked: true }),
    ).toHaveFocus();
    for (const entry of screen.getByRole('menu').querySelectorAll('[role^="menuitem"]')) {
      const { left, right } = entry.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(innerWidth);
    }
    await expect(document.documentElement.scrollWidth).toBe(innerWidth);
  },
});

export const SubmenuInPlaceInDark = meta.story({
  ...SubmenuInPlace.input,
  globals: { scheme: 'dark', viewport: { value: 'phone' } },
});

export const APressUnfoldsInPlaceAndFolds = meta.story({
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const status = await screen.findByRole('menuitem', { name: 'Status' });
    await userEvent.click(status);
    await waitFor(() => expect(screen.getByRole('menuitemradio', { name: 'Away' })).toBeVisible());
    await userEvent.click(screen.getByRole('menuitem', { name: 'Status' }));
    await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull());
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});

export const ChoiceInPlaceClosesAll = meta.story({
  ...onAPhone,
  play: async ({ args, canvas, userEvent }) => {
    await unfoldInPlace(userEvent);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(onStatus).toHaveBeenCalledWith('away');
    await expect(args.onAction).not.toHaveBeenCalled();
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const EscapeFoldsInPlaceThenClosesAll = meta.story({
  ...onAPhone,
  play: async ({ canvas, userEvent }) => {
    const status = await unfoldInPlace(userEvent);
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull());
    await expect(status).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

/** Proves A11Y-17. */
export const AnArrowWithAltIsLeftToTheBrowser = meta.story({
  ...onAPhone,
  play: async ({ userEvent }) => {
    const status = await unfoldInPlace(userEvent);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await expect(status).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}{Meta>}{ArrowLeft}{/Meta}');
    await expect(screen.getByRole('menuitemradio', { name: 'Online' })).toHaveFocus();
  },
});

export const OpensOnItsFirstEntry = meta.story({
  ...closed,
  play: async ({ userEvent }) => {
    await openByKeyboard(userEvent);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  },
});

/** A screen reader's click has no pointer events, like the one of the Enter key. */
export const OpensOnItsFirstEntryForAScreenReader = meta.story({
  ...closed,
  play: async ({ canvas }) => {
    canvas.getByRole('button').click();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
  },
});

export const ArrowsSkipWhatIsDisabled = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus();
  },
});

export const TypingFindsAnEntry = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('si');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Sign out' })).toHaveFocus());
  },
});

export const EnterChoosesAndCloses = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onAction).toHaveBeenCalledWith('sign-out');
    await expectClosed();
  },
});

export const EnterFollowsALink = meta.story({
  play: async ({ userEvent }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledWith('/profile', undefined));
    await expectClosed();
  },
});

export const ChoiceInASubmenuClosesAll = meta.story({
  ...closed,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await openByKeyboard(userEvent);
    await unfoldByKeyboard(userEvent);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onStatus).toHaveBeenCalledWith('away');
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const ArrowLeftLeavesTheSubmenu = meta.story({
  play: async ({ userEvent }) => {
    await unfoldByKeyboard(userEvent);
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Status' })).toHaveFocus());
  },
});

export const EscapeLeavesTheSubmenuThenAll = meta.story({
  ...closed,
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await openByKeyboard(userEvent);
    await unfoldByKeyboard(userEvent);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menuitemradio')).toBeNull());
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Status' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const EscapeClosesWhatTheMouseUnfolded = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ canvas, userEvent }) => {
    await unfoldByMouse(userEvent);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
});

export const PressOutsideClosesWhatTheMouseUnfolded = meta.story({
  globals: { viewport: { value: 'lg' } },
  play: async ({ userEvent }) => {
    await unfoldByMouse(userEvent);
    await userEvent.click(document.elementFromPoint(innerWidth - 8, innerHeight - 8) as Element);
    await expectClosed();
  },
});

export const EscapeReturnsTheFocus = meta.story({
  ...closed,
  play: async ({ canvas, userEvent }) => {
    await openByKeyboard(userEvent);
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

export const TabCloses = meta.story({
  ...closed,
  play: async ({ userEvent }) => {
    await openByKeyboard(userEvent);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await userEvent.tab();
    await expectClosed();
  },
});

export const GoesWithThePage = meta.story({
  render: (args) => (
    <div style={{ blockSize: '300vh' }}>
      <MenuOnAButton isOpen={false}>
        <Menu {...args} />
      </MenuOnAButton>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('dialog');
    const apart = () =>
      screen.getByRole('dialog').getBoundingClientRect().top -
      button.getBoundingClientRect().bottom;
    await waitFor(() => expect(apart()).toBeCloseTo(4, 0));
    button.style.position = 'fixed';
    scrollBy(0, 200);
    await waitFor(() => expect(scrollY).toBeGreaterThan(0));
    await waitFor(() => expect(apart()).toBeCloseTo(4, 0));
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

/** In a bar that stays in the window the button does not scroll, so neither does the menu. */
export const StaysAtAButtonThatDoesNotScroll = meta.story({
  ...closed,
  decorators: [
    (Story) => (
      <div style={{ blockSize: '200vh' }}>
        {/* Lower than where it would stand, so that it sticks before the first scroll, too. */}
        <div style={{ position: 'sticky', insetBlockStart: 64, blockSize: 400, zIndex: 1 }}>
          <Story />
        </div>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog');
    const apart = () => dialog.getBoundingClientRect().top - button.getBoundingClientRect().bottom;
    await waitFor(() => expect(apart()).toBeCloseTo(4, 0));
    scrollBy(0, 200);
    // Measured at once: a menu that follows a frame later would have jumped.
    const gap = apart();
    await expect(scrollY).toBeGreaterThan(0);
    await expect(gap).toBeCloseTo(4, 0);
    const { x, y, width } = dialog.getBoundingClientRect();
    // As wide as its longest line, which is in the header.
    await expect(width).toBeGreaterThan(180);
    await expect(dialog).toContainElement(
      document.elementFromPoint(x + 20, y + 20) as HTMLElement | null,
    );
  },
});

const onNext = fn();

export const PressOutsideOnlyCloses = meta.story({
  beforeEach: () => void onNext.mockClear(),
  render: (args) => (
    <>
      <MenuOnAButton isOpen={false}>
        <Menu {...args} />
      </MenuOnAButton>
      <Button onPress={onNext}>Next</Button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Account' });
    await userEvent.click(button);
    await screen.findByRole('menu');
    const { x, y, width } = canvas.getByRole('button', { name: 'Next' }).getBoundingClientRect();
    const above = document.elementFromPoint(x + width - 4, y + 4);
    await expect(above).not.toHaveTextContent('Next');
    await userEvent.click(above ?? document.body);
    await expectClosed();
    await expect(onNext).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
});

export const PressOnTheButtonCloses = meta.story({
  ...closed,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await screen.findByRole('menu');
    await userEvent.click(button);
    await expectClosed();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
});

export const NamedByItsLabel = meta.story({
  play: async () => {
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Account' })).toBeVisible());
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Account' })).toBeVisible());
  },
});

export const DisabledInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  play: async () => {
    const entry = await screen.findByRole('menuitem', { name: 'Archive' });
    if (!areColoursForced()) return;
    await expect(getComputedStyle(entry).color).toBe(systemColour('GrayText'));
  },
});
