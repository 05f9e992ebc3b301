import preview from '#storybook/preview';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = preview.meta({
  title: 'Controls/SearchField',
  component: SearchField,
  args: {
    label: 'Find a match',
    placeholder: 'Team, school or place',
    clearLabel: 'Clear',
    onChange: fn(),
    onSubmit: fn(),
  },
});

export const Empty = meta.story();

export const Filled = meta.story({ args: { defaultValue: 'Falcons' } });

export const HiddenLabel = meta.story({ args: { isLabelHidden: true } });

export const Described = meta.story({ args: { description: 'At least two letters.' } });

export const Invalid = meta.story({
  args: { defaultValue: '%', errorMessage: 'Nothing can be found by signs alone.' },
});

export const Disabled = meta.story({ args: { isDisabled: true, defaultValue: 'Falcons' } });

export const Dark = meta.story({
  args: { defaultValue: 'Falcons', description: 'At least two letters.' },
  globals: { scheme: 'dark' },
});

export const LongTurkish = meta.story({
  args: {
    label: 'Karşılaşma, takım ya da okul arayın',
    placeholder: 'Takım, okul ya da karşılaşmanın yapılacağı yer',
    defaultValue: 'Çiğdemtepe Şehit Öğretmenler Ortaokulu',
    clearLabel: 'Temizle',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const SubmitsWithEnter = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'owls{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith('owls');
  },
});

export const ClearedWithEscape = meta.story({
  args: { defaultValue: 'owls' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

export const ClearedByItsButtonKeepsTheFocus = meta.story({
  args: { defaultValue: 'owls' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
});
