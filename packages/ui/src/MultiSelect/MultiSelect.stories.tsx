import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { sportIcons } from '../SportIcon/index.ts';
import { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';

const meta = preview.meta({
  title: 'Controls/MultiSelect',
  component: MultiSelect,
  args: {
    label: 'Sport',
    placeholder: 'Any sport',
    options: [
      { id: 'football', label: 'Football', icon: sportIcons.football },
      { id: 'rugby', label: 'Rugby', icon: sportIcons.rugby },
      { id: 'waterPolo', label: 'Water polo', icon: sportIcons.waterPolo },
    ],
    value: [],
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
});

function Held({ value: initial, onChange, ...args }: MultiSelectProps) {
  const [value, setValue] = useState(initial);
  return (
    <MultiSelect
      {...args}
      value={value}
      onChange={(ids) => {
        setValue(ids);
        onChange(ids);
      }}
    />
  );
}

export const NothingChosen = meta.story();

export const Chosen = meta.story({ args: { value: ['rugby', 'waterPolo'] } });

export const Open = meta.story({
  args: { value: ['rugby'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await screen.findByRole('option', { name: 'Rugby' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
});

export const SeveralAreChosenInTheirOrder = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Water polo' }));
    await userEvent.click(screen.getByRole('option', { name: 'Football' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['football', 'waterPolo']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button')).toHaveTextContent('Football and Water polo');
  },
});
