import preview from '#storybook/preview';
import { useRef, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { MoreButton } from './MoreButton.tsx';
import { MoreMenu, type MoreMenuProps } from './MoreMenu.tsx';

function MoreOnAButton(args: MoreMenuProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(args.isOpen);
  return (
    <>
      <MoreButton
        ref={triggerRef}
        label={args.labels.menu}
        isExpanded={isOpen}
        onPress={() => setIsOpen(true)}
      />
      <MoreMenu {...args} isOpen={isOpen} onOpenChange={setIsOpen} triggerRef={triggerRef} />
    </>
  );
}

const languages: MoreMenuProps['languages'] = [
  { id: 'en', label: 'English' },
  { id: 'tr', label: 'Türkçe' },
];

const args: MoreMenuProps = {
  entries: ['shortcuts', 'chat', 'support', 'fullscreen', 'settings'],
  languages,
  language: 'en',
  labels: {
    menu: 'More',
    language: 'Language',
    entries: {
      shortcuts: 'Shortcuts',
      chat: 'Quick chat',
      support: 'Help and contact',
      fullscreen: 'Enter fullscreen',
      settings: 'Settings',
    },
    leaveFullscreen: 'Leave fullscreen',
  },
  isOpen: true,
  triggerRef: { current: null },
  onOpenChange: fn(),
  onAction: fn(),
  onLanguageChange: fn(),
};

const meta = preview.meta({
  title: 'Shell/MoreMenu',
  component: MoreMenu,
  args,
  globals: { viewport: { value: 'phone' } },
  render: (shown) => <MoreOnAButton {...shown} />,
});

export const Open = meta.story({ tags: ['picture'] });

export const OpenInTheDark = meta.story({ globals: { scheme: 'dark' } });

export const OnATablet = meta.story({
  args: { entries: ['fullscreen', 'settings'], languages: [] },
  globals: { viewport: { value: 'sm' } },
});

export const TurkishRightToLeft = meta.story({
  args: {
    language: 'tr',
    labels: {
      menu: 'Daha fazla',
      language: 'Dil',
      entries: {
        shortcuts: 'Kısayollar',
        chat: 'Hızlı sohbet',
        support: 'Yardım ve iletişim',
        fullscreen: 'Tam ekrana geç',
        settings: 'Ayarlar',
      },
      leaveFullscreen: 'Tam ekrandan çık',
    },
  },
  globals: { language: 'tr', direction: 'rtl', viewport: { value: 'narrow' } },
});

/** Proves SHELL-18. */
export const TellsWhichEntry = meta.story({
  play: async ({ args: { onAction }, userEvent }) => {
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Help and contact' }));
    await expect(onAction).toHaveBeenCalledWith('support');
  },
});

/** Proves SHELL-11: also when Escape leaves fullscreen, which the browser handles itself. */
export const SaysWhichWayFullscreenGoes = meta.story({
  beforeEach: () => {
    spyOn(document, 'fullscreenElement', 'get').mockReturnValue(document.documentElement);
  },
  play: async () => {
    const leave = await screen.findByRole('menuitem', { name: 'Leave fullscreen' });
    const inwards = leave.querySelector('path')?.getAttribute('d');
    await expect(inwards).toBeTruthy();
    spyOn(document, 'fullscreenElement', 'get').mockReturnValue(null);
    document.dispatchEvent(new Event('fullscreenchange'));
    const enter = await screen.findByRole('menuitem', { name: 'Enter fullscreen' });
    await expect(enter.querySelector('path')).not.toHaveAttribute('d', inwards);
    await expect(screen.queryByRole('menuitem', { name: 'Leave fullscreen' })).toBeNull();
  },
});

export const ChoosesTheOtherLanguageByKeyboard = meta.story({
  play: async ({ args: { onLanguageChange }, userEvent }) => {
    await screen.findByRole('menuitemradio', { name: 'English', checked: true });
    await userEvent.keyboard('{End}{Enter}');
    await expect(onLanguageChange).toHaveBeenCalledWith('tr');
  },
});

export const EscapeReturnsTheFocus = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});
