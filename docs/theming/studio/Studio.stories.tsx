import preview from '#storybook/preview';
import { useGlobals } from 'storybook/preview-api';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
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
    const verdict = within(canvas.getByRole('region', { name: 'Contrast' }));
    await step('every pair of a colour shows its contrast', async () => {
      for (const surface of ['primary', 'primaryHover', 'primaryPressed']) {
        await expect(
          row.getAllByText(new RegExp(`^\\d+\\.\\d\\d : 1 on ${surface}$`)),
        ).toHaveLength(2);
      }
      const below = within(canvas.getByRole('region', { name: 'primary' }));
      await expect(below.getAllByText(/: 1 onPrimary on primary$/)).toHaveLength(2);
      await expect(verdict.getByRole('status')).toHaveTextContent(/^All \d+ pairs have enough/);
    });
    await step('a value without contrast is named, with the nearest that has it', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '#818cf8');
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith('default_onPrimary-818cf8-ffffff');
      await expect(await row.findByText(/: 1 on primary, needs 4.5/)).toBeVisible();
      await expect(verdict.getByRole('status')).toHaveTextContent(/^3 of \d+ pairs lack contrast/);
      const [link] = verdict.getAllByRole('link', {
        name: /^light: .+ onPrimary on primary, needs/,
      });
      await expect(link).toHaveAttribute('href', '#onPrimary');
    });
    await step('which is taken by a press', async () => {
      await userEvent.click(row.getByRole('button', { name: /^Take #/ }));
      await expect(field).not.toHaveValue('#818CF8');
      await expect(row.queryByText(/needs/)).toBeNull();
      await expect(verdict.getByRole('status')).toHaveTextContent(/^All \d+ pairs have enough/);
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

/** What carries a colour owes as much to what stands on it: the value that is offered is its own. */
export const OffersALighterOrDarkerSurface = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('primary, light');
    await userEvent.clear(field);
    await userEvent.type(field, '#93c5fd');
    await userEvent.tab();
    const row = within(canvas.getByRole('region', { name: 'primary' }));
    await expect(await row.findByText(/: 1 onPrimary on primary, needs 4.5/)).toBeVisible();
    const take = row.getByRole('button', { name: /^Take #/ });
    const value = take.textContent.replace('Take #', '');
    await userEvent.click(take);
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringMatching(new RegExp(`^default_primary-${value}-`)),
    );
    await expect(row.queryByText(/needs/)).toBeNull();
  },
});

/** The studio speaks the language of the toolbar, also of what it cannot read. */
export const InTurkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Tema atölyesi' })).toBeVisible();
    const verdict = within(canvas.getByRole('region', { name: 'Karşıtlık' }));
    await expect(verdict.getByRole('status')).toHaveTextContent(
      /çiftin tümünün karşıtlığı yeterli/,
    );
    const input = within(canvas.getByRole('region', { name: 'İçe aktarma' }));
    await userEvent.click(input.getByRole('textbox'));
    await userEvent.paste('{}');
    await userEvent.click(input.getByRole('button', { name: 'Bu renkleri al' }));
    await expect(await input.findByText(/light.primary eksik/)).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(/\b(?:the|with|and|needs)\b/);
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
      await userEvent.clear(field);
      await userEvent.paste('no file');
      await userEvent.click(take);
      await expect(await input.findByText(/is not in the Design Tokens format/)).toBeVisible();
    });
    await step('saves a file', async () => {
      const saved: string[] = [];
      const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function record(
        this: HTMLAnchorElement,
      ) {
        saved.push(this.download);
      });
      await userEvent.click(output.getByRole('button', { name: /^Download/ }));
      click.mockRestore();
      await expect(saved).toEqual(['theme.css']);
    });
    await step('reads a file that is chosen', async () => {
      const file = new File([json.replaceAll('0.8471', '0.4')], 'a.json', {
        type: 'application/json',
      });
      const chooser = input.getByRole('button', { name: 'Choose a file' }).parentElement;
      const hidden = chooser?.querySelector<HTMLInputElement>('input[type=file]');
      if (!hidden) throw new Error('There is no field for files');
      await userEvent.upload(hidden, file);
      await waitFor(() => expect(canvas.getByLabelText('primary, light')).toHaveValue('#1D4E66'));
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
