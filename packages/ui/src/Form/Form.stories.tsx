import preview from '#storybook/preview';
import { useState, type ReactNode } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Checkbox, CheckboxGroup } from '../Checkbox/index.ts';
import { ComboBox } from '../ComboBox/index.ts';
import { DateField } from '../DateField/index.ts';
import { Radio, RadioGroup } from '../RadioGroup/index.ts';
import { Select } from '../Select/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { TextField } from '../TextField/index.ts';
import { Form } from './Form.tsx';
import type { ServerErrors } from './errorsWithoutField.ts';
import { englishMessages, turkishMessages } from './testing/messages.ts';

const fields: ReactNode = (
  <>
    <TextField label="Email" name="email" type="email" isRequired />
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
  args: { onSubmit: fn(), messages: englishMessages, 'aria-label': 'Sign in', children: fields },
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
    messages: turkishMessages,
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
    await expect(canvas.getByLabelText(/Email/)).toHaveAccessibleDescription('Fill this in.');
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

/** A field that the page fills in when another one is pressed. */
function FilledIn() {
  const [name, setName] = useState('');
  return (
    <Form messages={englishMessages} onSubmit={fn()}>
      <TextField label="Name" name="name" isRequired value={name} onChange={setName} />
      <TextArea label="Notes" name="notes" isRequired value={name} onChange={setName} />
      <Button onPress={() => setName('Ada')}>Use the last one</Button>
      <Button type="submit">Send</Button>
    </Form>
  );
}

export const ForgetsAnErrorWhenThePageFillsItsFieldIn = meta.story({
  render: () => <FilledIn />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getAllByText('Fill this in.')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Use the last one' }));
    await waitFor(() => expect(canvas.queryByText('Fill this in.')).toBeNull());
    await expect(canvas.getByLabelText(/Name/)).toBeValid();
    await expect(canvas.getByLabelText(/Notes/)).toBeValid();
  },
});

function Refused() {
  const [serverErrors, setServerErrors] = useState<ServerErrors>();
  return (
    <Form
      messages={englishMessages}
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

const sports = [
  { id: 'football', label: 'Football' },
  { id: 'chess', label: 'Chess' },
];

/** One field of each kind, all required. */
const everyKind: ReactNode = (
  <>
    <TextField
      label="Team"
      name="team"
      isRequired
      minLength={3}
      rules={[
        {
          id: 'letters',
          message: 'Use letters alone.',
          isMet: (value) => /^[\p{L} ]+$/u.test(value),
        },
      ]}
    />
    <TextField label="Site" name="site" type="url" isRequired />
    <TextArea label="Notes" name="notes" isRequired />
    <Select label="Sport" name="sport" placeholder="Any" options={sports} isRequired />
    <ComboBox
      label="Second sport"
      name="second"
      options={sports}
      labels={{ loading: 'Loading', empty: 'None' }}
      isRequired
    />
    <RadioGroup label="Place" name="place" isRequired>
      <Radio value="home">Home</Radio>
      <Radio value="away">Away</Radio>
    </RadioGroup>
    <CheckboxGroup label="Days" name="days" isRequired>
      <Checkbox value="saturday">Saturday</Checkbox>
      <Checkbox value="sunday">Sunday</Checkbox>
    </CheckboxGroup>
    <Checkbox name="fair" isRequired>
      We play fair
    </Checkbox>
    <Button type="submit">Enter the team</Button>
  </>
);

export const EveryKind = meta.story({ args: { children: everyKind } });

export const EveryKindIsToldInOurWords = meta.story({
  args: { messages: turkishMessages, children: everyKind },
  globals: { language: 'tr' },
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button', { name: 'Enter the team' });
    const top = send.offsetTop;
    await userEvent.click(send);
    await expect(canvas.getAllByText('Bu alanı doldurun.')).toHaveLength(3);
    await expect(canvas.getAllByText('Bir seçenek seçin.')).toHaveLength(4);
    await expect(canvas.getByText('Bu kutuyu işaretleyin.')).toBeVisible();
    await expect(send.offsetTop).toBe(top);
    await userEvent.type(canvas.getByLabelText(/^Site/), 'here');
    await userEvent.tab();
    await expect(canvas.getByLabelText(/^Site/)).toHaveAccessibleDescription(
      'https://ornek.com gibi bir adres girin.',
    );
    await expect(send.offsetTop).toBe(top);
  },
});

export const ARuleIsToldWhileItIsBroken = meta.story({
  args: { children: everyKind },
  play: async ({ canvas, userEvent }) => {
    const team = canvas.getByLabelText(/^Team/);
    const send = canvas.getByRole('button', { name: 'Enter the team' });
    const top = send.offsetTop;
    await userEvent.type(team, 'Team 1');
    await userEvent.tab();
    await expect(team).toHaveAccessibleDescription('Use letters alone.');
    await userEvent.clear(team);
    await userEvent.type(team, 'Falcons');
    await userEvent.tab();
    await expect(team).toBeValid();
    await expect(send.offsetTop).toBe(top);
  },
});

export const WhiteSpaceAloneIsNothing = meta.story({
  args: { children: everyKind },
  play: async ({ args, canvas, userEvent }) => {
    for (const label of [/^Team/, /^Notes/]) {
      const field = canvas.getByLabelText(label);
      await userEvent.type(field, '   ');
      await userEvent.tab();
      await expect(field).toHaveAccessibleDescription('Fill this in.');
      await expect(field).toHaveValue('   ');
    }
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

export const RoomOfALongErrorStays = meta.story({
  ...LongTurkish.input,
  play: async ({ canvas, userEvent }) => {
    const send = canvas.getByRole('button');
    const top = send.offsetTop;
    await userEvent.type(canvas.getByLabelText(/Email/), 'ada@school.example');
    await userEvent.tab();
    await expect(canvas.queryByText(/başka bir öğretmen/)).toBeNull();
    await expect(send.offsetTop).toBe(top);
  },
});

/** A date is a group of parts, with an input that nobody can reach. */
export const FocusesTheDateThatIsToBlame = meta.story({
  args: {
    serverErrors: { birthday: 'Nobody is as old as that.' },
    children: <DateField label="Birthday" name="birthday" defaultValue="1826-04-15" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveFocus();
    await expect(canvas.getByText('Nobody is as old as that.')).toBeVisible();
  },
});

/** The words of the same error in two languages. */
function InTwoLanguages() {
  const [isTurkish, setTurkish] = useState(false);
  return (
    <>
      <Form
        messages={isTurkish ? turkishMessages : englishMessages}
        formError={isTurkish ? 'Sunucuya ulaşılamadı.' : 'The server could not be reached.'}
        onSubmit={fn()}
      >
        {fields}
      </Form>
      <Button onPress={() => setTurkish(true)}>Türkçe</Button>
    </>
  );
}

/** Proves LANG-16. */
export const LeavesTheFocusWhenTheLanguageChanges = meta.story({
  render: () => <InTwoLanguages />,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    const button = canvas.getByRole('button', { name: 'Türkçe' });
    await userEvent.click(button);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Sunucuya ulaşılamadı.');
    await expect(button).toHaveFocus();
  },
});
