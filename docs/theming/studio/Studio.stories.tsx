import preview from '#storybook/preview';
import { useGlobals } from 'storybook/preview-api';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Studio } from './Studio.tsx';

const meta = preview.meta({
  title: 'Theming/Studio',
  component: Studio,
  parameters: { layout: 'fullscreen' },
  args: { draft: '', onChange: fn() },
});

/** The studio itself: what is changed here is seen in every story. */
export const ThemeStudio = meta.story({
  render: function Render({ onChange }) {
    const [{ draft }, updateGlobals] = useGlobals();
    return (
      <Studio
        draft={draft}
        onChange={(text) => {
          updateGlobals({ draft: text, theme: text.split('_')[0] });
          onChange(text);
        }}
      />
    );
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

const primary = 'teal_primary-1d4ed8-0f766e';

export const ASharedDraft = meta.story({
  args: { draft: primary },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('primary, light')).toHaveValue('#1D4ED8');
    await expect(canvas.getByRole('button', { name: /teal Begin with/ })).toBeVisible();
  },
});

/** Proves THEME-13. */
export const NamesWhatLacksContrast = meta.story({
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByLabelText('onPrimary, light');
    const row = within(canvas.getByRole('region', { name: 'onPrimary' }));
    await step('a value without contrast is named, with the nearest that has it', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '#818cf8');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('default_onPrimary-818cf8-ffffff');
      await expect(await row.findByText(/: 1 on primary, needs 4.5/)).toBeVisible();
    });
    await step('which is taken by a press', async () => {
      const [take] = row.getAllByRole('button', { name: /^Take #/ });
      if (!take) throw new Error('Nothing is offered');
      await userEvent.click(take);
      await expect(field).not.toHaveValue('#818CF8');
    });
    await step('and undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(field).toHaveValue('#818CF8');
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(field).toHaveValue('#FFFFFF');
      await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
    });
  },
});

export const WritesAndReadsFiles = meta.story({
  args: { draft: primary },
  play: async ({ canvas, args, step }) => {
    const output = within(canvas.getByRole('region', { name: 'Export' }));
    const input = within(canvas.getByRole('region', { name: 'Import' }));
    const json = output.getByText(/"light"/).textContent;
    await step('as code and as CSS', async () => {
      await userEvent.click(output.getByRole('radio', { name: 'tokens.ts' }));
      await expect(output.getByText(/primary: { light: '#1d4ed8'/)).toBeVisible();
      await userEvent.click(output.getByRole('radio', { name: 'CSS variables' }));
      await expect(output.getByText(/--primary: light-dark\(#1d4ed8, #0f766e\);/)).toBeVisible();
    });
    const field = input.getByRole('textbox');
    const take = input.getByRole('button', { name: 'Take these colours' });
    await step('says in words what it cannot read', async () => {
      await userEvent.click(field);
      await userEvent.paste('{}');
      await userEvent.click(take);
      await expect(await input.findByText(/light.primary is missing/)).toBeVisible();
    });
    await step('and takes back what it wrote', async () => {
      await userEvent.clear(field);
      await userEvent.paste(json.replaceAll('0.8471', '0.5'));
      await userEvent.click(take);
      await expect(await canvas.findByLabelText('primary, light')).not.toHaveValue('#1D4ED8');
      await expect(field).toHaveValue('');
      await expect(args.onChange).toHaveBeenCalled();
    });
  },
});
