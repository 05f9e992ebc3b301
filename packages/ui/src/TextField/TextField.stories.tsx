import preview from '#storybook/preview';
import { EachAppearance } from '#storybook/EachAppearance';
import { faintWords } from '#storybook/faintWords';
import { MagnifyingGlassIcon } from '@heroicons/react/24/outline';
import { expect, fn, waitFor } from 'storybook/test';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Team name', name: 'team', onChange: fn() },
});

export const Empty = meta.story({ args: { placeholder: 'Northgate Falcons' } });

export const Filled = meta.story({ args: { defaultValue: 'Northgate Falcons' } });

export const Described = meta.story({ args: { description: 'As it stands on the shirts.' } });

export const Required = meta.story({ args: { isRequired: true } });

export const Invalid = meta.story({
  args: { defaultValue: 'N', errorMessage: 'Use at least two letters.' },
});

export const Disabled = meta.story({
  args: { isDisabled: true, defaultValue: 'Northgate Falcons', description: 'Set by the school.' },
});

/** Proves THEME-6: what is typed, and what waits in an empty field. */
export const DisabledWordsAreSeen = meta.story({
  render: () => (
    <EachAppearance>
      <TextField label="Team name" isDisabled defaultValue="Northgate Falcons" />
      <TextField label="Team name" isDisabled placeholder="Northgate Falcons" />
    </EachAppearance>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('textbox').length).toBeGreaterThan(4);
    await expect(faintWords(canvasElement, 3)).toEqual([]);
  },
});

export const ReadOnly = meta.story({
  args: { isReadOnly: true, defaultValue: 'Northgate Falcons' },
});

/** Proves THEME-14. */
export const ReadOnlyIsATextOnALine = meta.story({
  args: ReadOnly.input.args,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    const box = field.parentElement;
    if (!box) throw new Error('The field has no box');
    await expect(getComputedStyle(box).outlineStyle).toBe('solid');
    field.blur();
    await waitFor(() => expect(getComputedStyle(box).borderTopColor).toBe('rgba(0, 0, 0, 0)'));
    await expect(getComputedStyle(box).backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await expect(getComputedStyle(box).boxShadow).toBe('none');
  },
});

export const WithIcon = meta.story({
  args: { icon: MagnifyingGlassIcon, label: 'School', placeholder: 'Any school' },
});

export const Password = meta.story({
  args: {
    label: 'Password',
    type: 'password',
    toggleLabel: 'Show password',
    defaultValue: 'falcons-2026',
  },
});

export const HiddenLabel = meta.story({ args: { isLabelHidden: true, placeholder: 'Team name' } });

export const Dark = meta.story({
  args: {
    isRequired: true,
    description: 'As it stands on the shirts.',
    defaultValue: 'N',
    errorMessage: 'Use at least two letters.',
  },
  globals: { scheme: 'dark' },
});

export const LongTurkish = meta.story({
  args: {
    label: 'Karşılaşmaya katılacak öğrencilerin bağlı olduğu okulun resmî adı',
    description: 'Millî Eğitim Bakanlığı kayıtlarında geçtiği gibi, kısaltma kullanmadan yazınız.',
    defaultValue: 'Çiğdemtepe Şehit Öğretmenler Ortaokulu',
    errorMessage: 'Bu okul bu sezonun karşılaşmalarına kaydedilmemiş görünüyor.',
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const FocusedByItsLabel = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Team name'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
});

export const DescribedByHintAndError = meta.story({
  args: { description: 'As on the shirts.', errorMessage: 'Use at least two letters.' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveAccessibleDescription('As on the shirts. Use at least two letters.');
    await expect(box).toBeInvalid();
  },
});

export const TellsWhatIsTyped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Iğdır');
    await expect(args.onChange).toHaveBeenLastCalledWith('Iğdır');
  },
});

export const ShowsThePasswordByKeyboard = meta.story({
  args: { label: 'Password', type: 'password', toggleLabel: 'Show password' },
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAttribute('type', 'password');
    await userEvent.tab();
    await userEvent.keyboard('secret');
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('secret');
    // Neither a phone nor a service for spelling takes it for a text.
    await expect(password).toHaveAttribute('autocapitalize', 'none');
    await expect(password).toHaveAttribute('autocorrect', 'off');
    await expect(password).toHaveAttribute('spellcheck', 'false');
  },
});
