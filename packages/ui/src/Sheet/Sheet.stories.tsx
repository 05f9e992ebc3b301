import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { twoFrames } from '#storybook/twoFrames';
import { StrictMode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Link } from '../Link/index.ts';
import { ToastRegion, toastQueue } from '../ToastRegion/index.ts';
import { Sheet, type SheetProps } from './Sheet.tsx';

function SheetOnAButton({ isOpen: isOpenAtFirst, onOpenChange, ...rest }: SheetProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  function change(isNowOpen: boolean) {
    setIsOpen(isNowOpen);
    onOpenChange(isNowOpen);
  }
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onPress={() => change(true)}>
        Help
      </Button>
      <Sheet {...rest} isOpen={isOpen} onOpenChange={change} />
    </>
  );
}

const meta = preview.meta({
  title: 'Controls/Sheet',
  component: Sheet,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    title: 'Help and contact',
    closeLabel: 'Close',
    children: (
      <p>
        Start with the <Link href="/guide">guide for teachers</Link>.
      </p>
    ),
  },
  render: (args) => <SheetOnAButton {...args} />,
});

export const Open = meta.story();

export const InDark = meta.story({ globals: { scheme: 'dark' } });

export const AtTheStart = meta.story({ args: { side: 'start' } });

export const BesideAPageInItsColours = meta.story({ args: { backdrop: 'clear' } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const WithFooter = meta.story({
  args: { footer: <Button>Write to us</Button> },
});

/** Proves SHELL-26: on a phone the foot lies where the notices are. */
export const ANoticeStandsAboveTheFoot = meta.story({
  args: WithFooter.input.args,
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    toastQueue.add({ tone: 'success', title: 'The address was copied.' }, { timeout: undefined });
    return () => toastQueue.clear();
  },
  render: (args) => (
    <>
      <SheetOnAButton {...args} />
      <ToastRegion labels={{ region: 'Notices', close: 'Close the notice' }} />
    </>
  ),
  play: async () => {
    const notice = await screen.findByRole('alertdialog');
    const button = screen.getByRole('button', { name: 'Write to us' });
    await waitFor(() => expect(boxOf(notice).bottom).toBeLessThanOrEqual(boxOf(button).top));
  },
});

export const LongTurkish = meta.story({
  args: {
    title: 'Yardım merkezi ve iletişim bilgileri',
    closeLabel: 'Kapat',
    children: <p>Öğretmenler için hazırlanan kılavuzla başlayın.</p>,
    footer: <Button>Destek ekibine ileti gönder</Button>,
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const FillsAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { width, height } = (await screen.findByRole('dialog')).getBoundingClientRect();
    // Browsers round sizes: 390.00003 px fills 390 px.
    await expect(width).toBeCloseTo(window.innerWidth, 1);
    await expect(height).toBeCloseTo(window.innerHeight, 1);
  },
});

/** Proves A11Y-3, SHELL-16. */
export const EscapeClosesAndReturnsTheFocus = meta.story({
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Help and contact' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
  },
});

/** With another function at each render, and where React runs each effect twice. */
export const SaysOnceThatItIsGone = meta.story({
  args: { onClosed: fn() },
  render: function Renders({ onClosed, ...args }) {
    const [count, setCount] = useState(0);
    return (
      <StrictMode>
        <SheetOnAButton {...args} onClosed={() => onClosed?.()}>
          <Button onPress={() => setCount(count + 1)}>{`Rendered again: ${count}`}</Button>
        </SheetOnAButton>
      </StrictMode>
    );
  },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Rendered again: 0' }));
    await expect(screen.getByRole('button', { name: 'Rendered again: 1' })).toBeVisible();
    await twoFrames();
    await expect(args.onClosed).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(args.onClosed).toHaveBeenCalledOnce());
  },
});

/** Proves A11Y-3. */
export const KeepsTheFocusInside = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  },
});

export const ClosesWithItsButton = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

/**
 * What slides out takes an hour, so that a press comes before its end, also on a busy machine. It is not
 * paused: React Aria waits for running animations alone.
 */
function slideOutForAnHour() {
  const held = document.createElement('style');
  held.textContent = '[data-exiting] { animation-duration: 3600s !important }';
  document.head.append(held);
  return () => held.remove();
}

interface Acting {
  canvas: ReturnType<typeof within>;
  userEvent: {
    click: (element: Element) => Promise<unknown>;
    keyboard: (text: string) => Promise<unknown>;
  };
}

/** Opens the sheet and closes it again. @returns the sheet, which slides out until `endSlidingOut` */
async function beginSlidingOut({ canvas, userEvent }: Acting): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(dialog.closest('[data-exiting]')).not.toBeNull());
  return dialog;
}

async function endSlidingOut({ canvas }: Acting, dialog: HTMLElement): Promise<void> {
  await expect(dialog).toBeInTheDocument();
  for (const slide of document.getAnimations()) slide.finish();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Help' })).toHaveFocus());
}

/** Proves A11Y-3: a press while the sheet slides out does not move the focus into it. */
export const APressWhileItSlidesOutReturnsTheFocus = meta.story({
  tags: ['time-passes'],
  args: { isOpen: false },
  beforeEach: slideOutForAnHour,
  play: async (acting) => {
    const dialog = await beginSlidingOut(acting);
    within(dialog).getByRole('button', { name: 'Close' }).focus();
    await endSlidingOut(acting, dialog);
  },
});

export const APressBesideItWhileItSlidesOutReturnsTheFocus = meta.story({
  tags: ['time-passes'],
  args: { isOpen: false },
  beforeEach: slideOutForAnHour,
  play: async (acting) => {
    const dialog = await beginSlidingOut(acting);
    (document.activeElement as HTMLElement).blur();
    await endSlidingOut(acting, dialog);
  },
});

export const PressOutsideCloses = meta.story({
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(document.body);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
});

/** The keyboard of a phone covers the end of the page, which keeps its height. */
export const TheFootStandsAboveTheOnScreenKeyboard = meta.story({
  args: WithFooter.input.args,
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const button = await screen.findByRole('button', { name: 'Write to us' });
    const name = '--visual-viewport-height';
    const cover = button.closest<HTMLElement>(`[style*="${name}"]`);
    await expect(cover?.style.getPropertyValue(name)).toBe(`${innerHeight}px`);
    cover?.style.setProperty(name, '400px');
    await waitFor(() => expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(400));
  },
});
