import { inForcedColours } from '#storybook/forcedColours';
import preview from '#storybook/preview';
import { useEffect, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { contrast } from '../theme/contrast.ts';
import { ColourField, type ColourFieldProps } from './ColourField.tsx';

function Kept(props: ColourFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColourField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange?.(next);
      }}
    />
  );
}

/** Renders the field again with the same props at each `resize` event of the window. */
function DrawnAgain(props: ColourFieldProps) {
  const [, setCount] = useState(0);
  useEffect(() => {
    const draw = () => setCount((count) => count + 1);
    window.addEventListener('resize', draw);
    return () => window.removeEventListener('resize', draw);
  }, []);
  return <Kept {...props} />;
}

const meta = preview.meta({
  title: 'Controls/ColourField',
  component: ColourField,
  render: (args) => <Kept {...args} />,
  args: {
    label: 'First colour',
    labels: {
      choose: 'Choose a colour',
      area: 'Saturation and brightness',
      hue: 'Hue',
    },
    value: '#4f46e5',
    onChange: fn(),
  },
});

export const Filled = meta.story();

export const Dark = meta.story({ globals: { scheme: 'dark' } });

/** Half of it is seen; the picker changes that too. */
export const LetsThrough = meta.story({
  args: {
    label: 'Veil',
    labels: {
      choose: 'Choose a colour',
      area: 'Saturation and brightness',
      hue: 'Hue',
      alpha: 'Opacity',
    },
    value: '#4f46e580',
  },
});

export const WithError = meta.story({
  args: { errorMessage: 'White text cannot be read on this colour.' },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Open = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose a colour: First colour' }));
    await screen.findByRole('dialog');
  },
});

export const TakesAValue = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('First colour');
    await userEvent.clear(input);
    await userEvent.type(input, '#0D9488');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('#0d9488');
    await expect(input).toHaveValue('#0D9488');
  },
});

export const KeepsTheColourBeforeNonsense = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('First colour');
    await userEvent.clear(input);
    await userEvent.type(input, '#12');
    await userEvent.tab();
    await expect(input).toHaveValue('#4F46E5');
    await expect(args.onChange).not.toHaveBeenCalledWith('#12');
  },
});

export const IsChosenByKeyboard = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog'));
    const hue = panel.getByRole('slider', { name: /Hue/ });
    hue.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/^#[\da-f]{6}$/));
    await expect(args.onChange).not.toHaveBeenLastCalledWith('#4f46e5');
    await userEvent.keyboard('{Escape}');
    const button = canvas.getByRole('button', { name: 'Choose a colour: First colour' });
    await waitFor(() => expect(button).toHaveFocus());
  },
});

/** Opens the picker with the keyboard. */
async function openPicker() {
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  return within(await screen.findByRole('dialog'));
}

export const ChangesTheAlpha = meta.story({
  ...LetsThrough.input,
  play: async ({ canvas, args, step }) => {
    const panel = await openPicker();
    const percent = panel.getByRole('textbox', { name: 'Opacity' });
    await step('by a slider', async () => {
      await expect(percent).toHaveValue('50%');
      panel.getByRole('slider', { name: 'Opacity' }).focus();
      await userEvent.keyboard('{End}');
      await expect(args.onChange).toHaveBeenLastCalledWith('#4f46e5');
      await expect(percent).toHaveValue('100%');
    });
    await step('and as a number', async () => {
      await userEvent.clear(percent);
      await userEvent.type(percent, '40{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('#4f46e566');
    });
    await step('which a typed colour keeps', async () => {
      await userEvent.keyboard('{Escape}');
      const input = canvas.getByLabelText('Veil');
      await userEvent.clear(input);
      await userEvent.type(input, '#0D9488{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('#0d948866');
    });
  },
});

export const KeepsTheHueOfWhite = meta.story({
  args: { value: '#ffffff' },
  play: async ({ canvas, args, step }) => {
    const panel = await openPicker();
    const hue = panel.getByRole('slider', { name: /Hue/ });
    await step('a hue is chosen before there is a colour, which changes no value', async () => {
      hue.focus();
      await userEvent.keyboard('{ArrowRight>120/}');
      await expect(hue).toHaveValue('120');
      await expect(args.onChange).not.toHaveBeenCalled();
    });
    await step('and is there with the first step of saturation', async () => {
      panel.getByRole('slider', { name: /Saturation/ }).focus();
      await userEvent.keyboard('{Shift>}{ArrowRight>3/}{/Shift}');
      await expect(args.onChange).toHaveBeenLastCalledWith('#b3ffb3');
      await expect(canvas.getByLabelText('First colour')).toHaveValue('#B3FFB3');
    });
  },
});

export const KeepsTheHueThroughBlack = meta.story({
  args: { value: '#00ff00' },
  play: async ({ args }) => {
    const panel = await openPicker();
    panel.getByRole('slider', { name: /Saturation/ }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown>10/}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#000000');
    await userEvent.keyboard('{Shift>}{ArrowUp>10/}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#00ff00');
  },
});

export const SaysEachValueOnce = meta.story({
  // A step of the hue of so pale a colour is less than one of its red, green and blue.
  args: { value: '#fff5f5' },
  play: async ({ args }) => {
    const panel = await openPicker();
    const hue = panel.getByRole('slider', { name: /Hue/ });
    hue.focus();
    await userEvent.keyboard('{ArrowRight>60/}');
    await expect(hue).toHaveValue('60');
    const said = (args.onChange as ReturnType<typeof fn>).mock.calls.map(([value]) => value);
    await expect(said).toHaveLength(new Set(said).size);
    await expect(said.at(-1)).toBe('#fffff5');
  },
});

export const KeepsTheKeysOfTheCaret = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText<HTMLInputElement>('First colour');
    await userEvent.click(input);
    await userEvent.keyboard('{Home}');
    await expect(input.selectionStart).toBe(0);
    await userEvent.keyboard('{End}');
    await expect(input.selectionStart).toBe(7);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageDown}{PageDown}');
    input.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
    await userEvent.tab();
    await expect(input).toHaveValue('#4F46E5');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const KeepsWhatIsHalfTyped = meta.story({
  render: (args) => <DrawnAgain {...args} />,
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('First colour');
    await userEvent.clear(input);
    await userEvent.type(input, '#0d9');
    window.dispatchEvent(new Event('resize'));
    await expect(input).toHaveValue('#0d9');
    await userEvent.type(input, '488{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith('#0d9488');
  },
});

export const KeepsItsOwnValue = meta.story({
  args: { value: undefined, defaultValue: '#4f46e5' },
  render: (args) => <ColourField {...args} />,
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveValue('#4F46E5');
    await userEvent.clear(field);
    await userEvent.type(field, '#00aa55');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('#00aa55');
    await expect(field).toHaveValue('#00AA55');
  },
});

/** The colours in which an element is drawn, as `#rrggbb`. */
function hexOf(colours: string): string[] {
  return [...colours.matchAll(/rgba?\((\d+), (\d+), (\d+)/g)].map(
    ([, ...parts]) =>
      `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`,
  );
}

/** Proves THEME-6: a thumb has the colour of the place that it lies on. */
export const ThumbsAreSeenOnWhite = meta.story({
  args: { value: '#ffffff' },
  play: async () => {
    const panel = await openPicker();
    const thumbs = panel
      .getAllByRole('slider', { hidden: true })
      .map((slider) => slider.parentElement as HTMLElement);
    for (const thumb of new Set(thumbs)) {
      const { backgroundColor, borderTopColor, boxShadow } = getComputedStyle(thumb);
      const [surface = ''] = hexOf(backgroundColor);
      const ring = hexOf(`${borderTopColor} ${boxShadow}`);
      await expect(
        Math.max(...ring.map((colour) => contrast(colour, surface))),
      ).toBeGreaterThanOrEqual(3);
    }
  },
});

export const ThumbsAreSeenOnBlackInDark = meta.story({
  ...ThumbsAreSeenOnWhite.input,
  args: { value: '#000000' },
  globals: { scheme: 'dark' },
});

/** Proves A11Y-10. */
export const ThumbsAreSeenInForcedColours = meta.story({
  ...ThumbsAreSeenOnWhite.input,
  ...inForcedColours,
  tags: ['emulated'],
});
