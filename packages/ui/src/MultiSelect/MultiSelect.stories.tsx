import preview from '#storybook/preview';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { sportIcons } from '../SportIcon/index.ts';
import { MultiSelect } from './MultiSelect.tsx';

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
    onChange: fn(),
  },
});

export const NothingChosen = meta.story();

export const Chosen = meta.story({ args: { defaultValue: ['rugby', 'waterPolo'] } });

export const Open = meta.story({
  args: { defaultValue: ['rugby'] },
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

export const ChosenWithTheKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const focused = (name: string) => expect(screen.getByRole('option', { name })).toHaveFocus();
    await screen.findByRole('listbox');
    await waitFor(() => focused('Football'));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await focused('Water polo');
    await userEvent.keyboard('{ArrowUp}');
    await focused('Rugby');
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(['rugby']);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => focused('Rugby'));
  },
});

export const AGivenValueStays = meta.story({
  args: { value: ['rugby'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.click(await screen.findByRole('option', { name: 'Football' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(['football', 'rugby']);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button')).toHaveTextContent('Rugby');
    await expect(canvas.getByRole('button')).not.toHaveTextContent('Football');
  },
});
