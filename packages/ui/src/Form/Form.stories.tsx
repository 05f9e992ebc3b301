import preview from '#storybook/preview';
import { useState, type ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';
import type { ServerErrors } from './homelessErrors.ts';

const fields: ReactNode = (
  <>
    <TextField
      label="Email"
      name="email"
      type="email"
      isRequired
      messages={{ valueMissing: 'Enter your email.', typeMismatch: 'Enter an email address.' }}
    />
    <TextField label="Name" name="name" />
    <Button type="submit">Sign in</Button>
  </>
);

const refused: ServerErrors = {
  email: 'This address is already in use.',
  captcha: 'The check has expired.',
};

const meta = preview.meta({
  title: 'Controls/Form',
  component: Form,
  args: { onSubmit: fn(), 'aria-label': 'Sign in', children: fields },
});

export const Untouched = meta.story();

export const WithFormError = meta.story({
  args: { formError: 'The server could not be reached. Nothing was saved.' },
});

export const WithServerErrors = meta.story({
  args: { serverErrors: refused },
});

export const Dark = meta.story({
  args: { serverErrors: refused },
  globals: { scheme: 'dark' },
});

export const LongTurkish = meta.story({
  args: {
    formError:
      'Sunucuya ulaşılamadığı için değişiklikleriniz kaydedilemedi, lütfen yeniden deneyiniz.',
    serverErrors: { email: 'Bu e-posta adresi başka bir öğretmen tarafından kullanılıyor.' },
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

export const SubmitsItsValues = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/Email/), 'ada@school.example{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    const [[values]] = (args.onSubmit as ReturnType<typeof fn>).mock.calls as [[FormData]];
    await expect(values.get('email')).toBe('ada@school.example');
  },
});

export const StopsAtTheFirstEmptyField = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Email/)).toHaveFocus();
    await expect(canvas.getByLabelText(/Email/)).toHaveAccessibleDescription('Enter your email.');
  },
});

export const FocusesTheSummary = meta.story({
  args: { serverErrors: refused },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('alert');
    await expect(summary).toHaveFocus();
    await expect(summary).toHaveTextContent('The check has expired.');
    await expect(summary).not.toHaveTextContent('already in use');
  },
});

export const FocusesTheFieldThatIsToBlame = meta.story({
  args: { serverErrors: { name: ['Too short.', 'Only letters, please.'] } },
  play: async ({ canvas }) => {
    const name = canvas.getByLabelText('Name');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Too short. Only letters, please.');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const ForgetsAnErrorWhenItsFieldChanges = meta.story({
  args: { serverErrors: { name: 'Too short.' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Name')).toBeValid();
  },
});

function Refused() {
  const [serverErrors, setServerErrors] = useState<ServerErrors>();
  return (
    <Form
      serverErrors={serverErrors}
      onSubmit={() => setServerErrors({ email: 'This address is already in use.' })}
    >
      {fields}
    </Form>
  );
}

export const FocusesAgainAfterEachRefusal = meta.story({
  render: () => <Refused />,
  play: async ({ canvas, userEvent }) => {
    const email = canvas.getByLabelText(/Email/);
    await userEvent.type(email, 'ada@school.example{Enter}');
    await userEvent.type(email, '.org');
    await userEvent.click(canvas.getByRole('button'));
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription('This address is already in use.');
  },
});
