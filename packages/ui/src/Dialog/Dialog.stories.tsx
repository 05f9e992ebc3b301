import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';

function DialogOnAButton({ isOpen: isOpenAtFirst, onOpenChange, ...rest }: DialogProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  function change(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    onOpenChange(isNowOpen);
  }
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onPress={() => change(true)}>
        Call off
      </Button>
      <Dialog {...rest} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = preview.meta({
  title: 'Controls/Dialog',
  component: Dialog,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Call off the match?',
    children: <p>Both schools will be told at once. The result table does not change.</p>,
    actions: (
      <>
        <Button variant="outlined">Keep it</Button>
        <Button variant="danger">Call it off</Button>
      </>
    ),
  },
  render: (args) => <DialogOnAButton {...args} />,
});

export const Open = meta.story();

export const InDark = meta.story({ globals: { scheme: 'dark' } });

/** What the page of documentation advises against: the answers need the question. */
export const AnsweredByYes = meta.story({
  args: {
    actions: (
      <>
        <Button variant="outlined">No</Button>
        <Button variant="danger">Yes</Button>
      </>
    ),
  },
});

export const LongTurkish = meta.story({
  args: {
    title: 'Karşılaşmayı iptal etmek istediğinizden emin misiniz?',
    children: (
      <p>
        Her iki okulun öğretmenleri hemen bilgilendirilir. Puan durumu değişmez; karşılaşma daha
        sonra yeniden programlanabilir.
      </p>
    ),
    actions: (
      <>
        <Button variant="outlined">Karşılaşmayı programda tut</Button>
        <Button variant="danger">Karşılaşmayı iptal et</Button>
      </>
    ),
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const NamedByItsTitle = meta.story({
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('dialog', { name: 'Call off the match?' })).toBeVisible(),
    );
  },
});

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

export const KeepsTheFocusInside = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
});

export const PressOutsideDoesNotAnswer = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  },
});

export const PressOutsideClosesADismissableOne = meta.story({
  args: { isDismissable: true },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
});

/** The keyboard of a phone covers the end of the page, which keeps its height. */
export const TheAnswersStandAboveTheOnScreenKeyboard = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Call it off' });
    const name = '--visual-viewport-height';
    const cover = button.closest<HTMLElement>(`[style*="${name}"]`);
    await expect(cover?.style.getPropertyValue(name)).toBe(`${innerHeight}px`);
    cover?.style.setProperty(name, '400px');
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(400));
  },
});
