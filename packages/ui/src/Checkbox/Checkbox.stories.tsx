import { areColoursForced, inForcedColours, systemColour } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = preview.meta({
  title: 'Controls/Checkbox',
  component: Checkbox,
  args: { children: 'Remember me', onChange: fn() },
});

export const Off = meta.story();

export const On = meta.story({ args: { defaultSelected: true } });

export const Indeterminate = meta.story({ args: { isIndeterminate: true } });

export const Described = meta.story({ args: { description: 'Only on a device of your own.' } });

export const Required = meta.story({
  args: { isRequired: true, children: 'I agree to the rules' },
});

export const Invalid = meta.story({
  args: { children: 'I agree to the rules', errorMessage: 'Agree to go on.' },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultSelected: true } });

/** Proves THEME-14: that it is chosen is drawn, without the fill of one that can be pressed. */
export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultSelected: true },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).not.toHaveBeenCalled();
    const mark = canvasElement.querySelector('svg')?.parentElement;
    if (!mark) throw new Error('Nothing is drawn');
    await expect(getComputedStyle(mark).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(mark).color).toBe(getComputedStyle(document.body).color);
  },
});

export const Dark = meta.story({
  args: { defaultSelected: true, description: 'Only on a device of your own.' },
  globals: { scheme: 'dark' },
});

export const LongTurkish = meta.story({
  args: {
    children:
      'Kişisel verilerimin karşılaşma kayıtlarında saklanmasını ve işlenmesini kabul ediyorum',
    description: 'Kararınızı ayarlar sayfasından istediğiniz zaman değiştirebilirsiniz.',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const TurnedWithSpace = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledWith(true);
  },
});

export const IndeterminateIsMixed = meta.story({
  args: { isIndeterminate: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
});

export const DescribedByItsError = meta.story({
  args: { errorMessage: 'Agree to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Agree to go on.');
  },
});

/** Proves A11Y-10: the drawn square keeps its own colours in forced ones, which are the system's. */
export const RingAndEdgeInForcedColours = meta.story({
  tags: ['emulated'],
  ...inForcedColours,
  play: async ({ canvas, canvasElement, userEvent }) => {
    if (!areColoursForced()) return;
    const box = canvas.getByRole('checkbox');
    const mark = canvasElement.querySelector('label [aria-hidden="true"]');
    if (!mark) throw new Error('Nothing is drawn');
    await userEvent.hover(box);
    await expect(mark.closest('[data-hovered]')).not.toBeNull();
    await expect(getComputedStyle(mark).borderTopColor).toBe(systemColour('CanvasText'));
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await expect(getComputedStyle(mark).outlineStyle).toBe('solid');
    await expect(getComputedStyle(mark).outlineColor).toBe(systemColour('CanvasText'));
  },
});
