import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ColourField, type ColourFieldProps } from './ColourField.tsx';

function Kept(props: ColourFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <ColourField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        props.onChange(next);
      }}
    />
  );
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
