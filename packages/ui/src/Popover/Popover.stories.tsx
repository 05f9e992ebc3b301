import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

function PopoverOnAButton({
  isOpen: isOpenAtFirst,
  onOpenChange,
  children,
  ...rest
}: PopoverProps) {
  const triggerRef = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  function change(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    onOpenChange(isNowOpen);
  }
  return (
    <>
      <Button
        ref={triggerRef}
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPress={() => change(true)}
      >
        {rest.label}
      </Button>
      <Popover {...rest} triggerRef={triggerRef} isOpen={isOpen} onOpenChange={change}>
        {children}
        <Button variant="quiet" onPress={() => change(false)}>
          OK
        </Button>
      </Popover>
    </>
  );
}

const meta = preview.meta({
  title: 'Controls/Popover',
  component: Popover,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    triggerRef: { current: null },
    label: 'Weather at kick-off',
    children: (
      <p>
        Light snow, −2 °C. <Link href="/forecast">Whole forecast</Link>
      </p>
    ),
  },
  render: (args) => <PopoverOnAButton padding="medium" {...args} />,
});

export const Open = meta.story();

export const InDark = meta.story({ globals: { scheme: 'dark' } });

export const LongTurkish = meta.story({
  args: {
    label: 'Başlama saatindeki hava durumu',
    children: (
      <p>
        Hafif kar yağışı bekleniyor; öğrencilerin sıkı giyinmeleri ve karşılaşmadan yarım saat önce
        sahada bulunmaları önerilir.
      </p>
    ),
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

/** Proves LANG-24: the hidden buttons by which a screen reader closes it. */
export const IsDismissedInTurkish = meta.story({
  ...LongTurkish.input,
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    const [dismiss, ...rest] = screen.getAllByRole('button', { name: 'Kapat' });
    await expect(rest).toHaveLength(1);
    await expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull();
    dismiss?.click();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
});

export const FullScreenOnAPhone = meta.story({
  args: { isFullScreenBelowSm: true },
  globals: { viewport: { value: 'phone' } },
});

export const FullScreenCoversAPhone = meta.story({
  ...FullScreenOnAPhone.input,
  play: async () => {
    const { width, height } = boxOf(await screen.findByRole('dialog'));
    await expect([width, height]).toEqual([window.innerWidth, window.innerHeight]);
  },
});

export const OpensWithEnter = meta.story({
  args: { isOpen: false },
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Weather at kick-off' })).toBeVisible(),
    );
  },
});

/** Proves A11Y-3, SHELL-16. */
export const EscapeClosesAndReturnsTheFocus = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

/** Proves A11Y-3. */
export const KeepsTheFocusInside = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
  },
});

export const PressOutsideCloses = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
});
