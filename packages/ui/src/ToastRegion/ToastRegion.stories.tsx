import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { keepToastsAbove } from './keepToastsAbove.ts';
import { toastQueue, type ToastContent } from './toastQueue.ts';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

function shown(...contents: ToastContent[]) {
  return () => {
    for (const content of contents) {
      toastQueue.add(content, { timeout: undefined });
    }
    return () => toastQueue.clear();
  };
}

const undo = fn();

const meta = preview.meta({
  title: 'Controls/ToastRegion',
  component: ToastRegion,
  args: { labels: { region: 'Notices', close: 'Close' } },
  parameters: { layout: 'fullscreen' },
});

export const Success = meta.story({
  beforeEach: shown({ tone: 'success', title: 'Saved' }),
});

export const Removed = meta.story({
  beforeEach: shown({
    tone: 'neutral',
    title: 'Message removed',
    action: { label: 'Undo', onPress: undo },
  }),
});

export const Failed = meta.story({
  beforeEach: shown({
    tone: 'danger',
    title: 'The message could not be removed',
    description: 'An error occurred - Please contact support',
  }),
});

export const ThreeAtOnce = meta.story({
  beforeEach: shown(
    { tone: 'success', title: 'Saved' },
    { tone: 'warning', title: 'You are offline', description: 'Scores may be out of date.' },
    { tone: 'danger', title: 'The result was not saved' },
  ),
});

export const InTheDark = meta.story({
  beforeEach: shown(
    { tone: 'success', title: 'Saved' },
    {
      tone: 'danger',
      title: 'The result was not saved',
      description: 'Another person changed it.',
    },
    { tone: 'neutral', title: 'Message removed', action: { label: 'Undo', onPress: undo } },
  ),
  globals: { scheme: 'dark' },
});

export const LongTurkish = meta.story({
  beforeEach: shown({
    tone: 'warning',
    title: 'Karşılaşma favorilerinden çıkarıldı ancak değişiklik henüz kaydedilemedi',
    description: 'Bağlantı yeniden kurulduğunda kaydetme kendiliğinden yinelenecek.',
    action: { label: 'Geri al', onPress: undo },
  }),
  args: { labels: { region: 'Bildirimler', close: 'Kapat' } },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const ReadOutWhenItComes = meta.story({
  beforeEach: shown({ tone: 'success', title: 'Saved' }),
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Saved');
  },
});

export const UndoClosesIt = meta.story({
  beforeEach: shown({
    tone: 'neutral',
    title: 'Message removed',
    action: { label: 'Undo', onPress: undo },
  }),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(undo).toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByText('Message removed')).toBeNull());
  },
});

export const ClosedWithTheKeyboard = meta.story({
  beforeEach: shown({ tone: 'success', title: 'Saved' }),
  play: async ({ userEvent }) => {
    (await screen.findByRole('button', { name: 'Close' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
});

/**
 * Proves A11Y-3: after a press that closes its notice the focus is on the next one, also where it has
 * been among the notices before.
 */
export const TheNextNoticeHasTheFocus = meta.story({
  beforeEach: shown({ tone: 'success', title: 'Saved' }),
  play: async ({ userEvent }) => {
    const close = await screen.findByRole('button', { name: 'Close' });
    close.focus();
    close.blur();
    const action = { label: 'Undo', onPress: undo };
    toastQueue.add({ tone: 'neutral', title: 'Message removed', action }, { timeout: undefined });
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Message removed')).toBeNull());
    const left = await screen.findByRole('alertdialog');
    await waitFor(() => expect(left).toContainElement(document.activeElement as HTMLElement));
  },
});

export const F6LeadsToTheToastsAndTheLastLeadsBack = meta.story({
  beforeEach: shown({ tone: 'success', title: 'Saved' }),
  render: (args) => (
    <>
      <button type="button">In the page</button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const region = await screen.findByRole('region', { name: 'Notices' });
    canvas.getByRole('button', { name: 'In the page' }).focus();
    await userEvent.keyboard('{F6}');
    await expect(region).toHaveFocus();
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'In the page' })).toHaveFocus());
  },
});

export const LeavesByItself = meta.story({
  beforeEach: () => {
    toastQueue.add({ tone: 'success', title: 'Saved' }, { timeout: 50 });
    return () => toastQueue.clear();
  },
  play: async () => {
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
  },
});

export const TheSameAgainIsOne = meta.story({
  beforeEach: shown(
    { tone: 'danger', title: 'The result was not saved' },
    { tone: 'success', title: 'Saved' },
    { tone: 'danger', title: 'The result was not saved' },
  ),
  play: async () => {
    await expect(await screen.findAllByRole('alertdialog')).toHaveLength(2);
    await expect(screen.getAllByText('The result was not saved')).toHaveLength(1);
  },
});

function WithABar(args: ToastRegionProps) {
  const [hasBar, setHasBar] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setHasBar(true)}>
        Change
      </button>
      {hasBar && (
        <div ref={keepToastsAbove} style={{ position: 'fixed', bottom: 0, height: 60 }}>
          Save
        </div>
      )}
      <ToastRegion {...args} />
    </>
  );
}

/** Proves A11Y-2: a field that takes the focus is under neither of them (WCAG 2.4.11). */
export const WhatHasTheFocusIsClearOfABarThatComesLater = meta.story({
  beforeEach: shown({ tone: 'success', title: 'Saved' }),
  render: (args) => <WithABar {...args} />,
  play: async ({ canvas, userEvent }) => {
    const region = await screen.findByRole('region', { name: 'Notices' });
    const coveredAtTheEnd = () => innerHeight - region.getBoundingClientRect().top;
    const clear = () =>
      Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockEnd);
    await waitFor(() => expect(clear()).toBeGreaterThanOrEqual(coveredAtTheEnd()));
    const before = coveredAtTheEnd();
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(coveredAtTheEnd()).toBeGreaterThanOrEqual(before + 60));
    await expect(clear()).toBeGreaterThanOrEqual(coveredAtTheEnd());
  },
});

/** Proves A11Y-2: all of a notice can be brought into a magnified window (WCAG 1.4.10). */
export const ANoticeHigherThanItsRoom = meta.story({
  ...LongTurkish.input,
  beforeEach: shown({
    tone: 'warning',
    title: 'Karşılaşma favorilerinden çıkarıldı ancak değişiklik henüz kaydedilemedi',
    description: 'Bağlantı yeniden kurulduğunda kaydetme kendiliğinden yinelenecek. '.repeat(4),
    action: { label: 'Geri al', onPress: undo },
  }),
  globals: { viewport: { value: 'zoomed' }, language: 'tr' },
  render: (args) => <WithABar {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change' }));
    const close = await screen.findByRole('button', { name: 'Kapat' });
    const bar = canvas.getByText('Save').getBoundingClientRect();
    for (const control of [screen.getByRole('button', { name: 'Geri al' }), close]) {
      control.focus();
      await waitFor(() => {
        const { top, bottom } = control.getBoundingClientRect();
        return expect([top >= 0, bottom <= bar.top], `${top} to ${bottom}`).toEqual([true, true]);
      });
    }
  },
});
