import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Switch } from './Switch.tsx';

const meta = preview.meta({
  title: 'Controls/Switch',
  component: Switch,
  args: { label: 'Sound on goals', onChange: fn() },
});

export const Off = meta.story();

export const On = meta.story({ args: { defaultSelected: true } });

export const AtTheEnd = meta.story({
  args: {
    labelPosition: 'start',
    defaultSelected: true,
    description: 'Only while the page is open.',
  },
});

export const Described = meta.story({ args: { description: 'Only while the page is open.' } });

export const Invalid = meta.story({ args: { errorMessage: 'This could not be saved.' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } });

export const ReadOnly = meta.story({ args: { isReadOnly: true, defaultSelected: true } });

export const Dark = meta.story({
  args: { defaultSelected: true, description: 'Only while the page is open.' },
  globals: { scheme: 'dark' },
});

export const LongTurkish = meta.story({
  args: {
    labelPosition: 'start',
    label: 'Takip ettiğim takımların karşılaşmaları başlamadan önce bildirim gönderilsin',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const RightToLeft = meta.story({
  args: { defaultSelected: true },
  globals: { direction: 'rtl' },
});

export const TurnedWithSpace = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const DisabledIsSkippedByTab = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('switch')).not.toHaveFocus();
  },
});

/** Proves A11Y-10, also where its value is wrong. */
export const RingAndEdgeInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  args: { defaultSelected: true, errorMessage: 'This could not be saved.' },
  play: async ({ canvas, userEvent }) => {
    if (!areColoursForced()) return;
    await userEvent.tab();
    const control = canvas.getByRole('switch');
    await expect(control).toHaveFocus();
    const track = control.closest('label')?.querySelector('[aria-hidden="true"]');
    if (!track) throw new Error('Nothing is drawn');
    await expect(getComputedStyle(track).outlineStyle).toBe('solid');
    await expect(getComputedStyle(track).outlineColor).toBe(systemColour('CanvasText'));
    await expect(getComputedStyle(track).backgroundColor).toBe(systemColour('Highlight'));
    await userEvent.keyboard(' ');
    await expect(getComputedStyle(track).borderTopColor).toBe(systemColour('CanvasText'));
  },
});
