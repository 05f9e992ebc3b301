import { boxOf } from '#storybook/boxOf';
import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';
import { CheckboxGroup } from './CheckboxGroup.tsx';

const meta = preview.meta({
  title: 'Controls/CheckboxGroup',
  component: CheckboxGroup,
  args: {
    label: 'Tell me about',
    onChange: fn(),
    children: (
      <>
        <Checkbox value="kickoff">Kick-off</Checkbox>
        <Checkbox value="goals">Goals</Checkbox>
        <Checkbox value="result">The result</Checkbox>
      </>
    ),
  },
});

export const Vertical = meta.story({ args: { defaultValue: ['goals'] } });

export const Horizontal = meta.story({
  args: { orientation: 'horizontal' },
  play: async ({ canvas }) => {
    // Beside each other, on one line.
    const [first, second] = canvas.getAllByRole('checkbox').map((each) => each.closest('label'));
    await expect(boxOf(second).top).toBe(boxOf(first).top);
  },
});

export const Required = meta.story({ args: { isRequired: true, description: 'At least one.' } });

export const Invalid = meta.story({ args: { errorMessage: 'Choose at least one.' } });

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: ['goals'] } });

export const Dark = meta.story({
  args: { defaultValue: ['goals'] },
  globals: { scheme: 'dark' },
});

export const NamedByItsLabel = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Tell me about' })).toBeVisible();
  },
});

export const GathersItsChoices = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Kick-off' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'The result' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['kickoff', 'result']);
  },
});
