import { ToolbarContext, toolbarOf, type Toolbar } from '#storybook/docs/toolbar.ts';
import { chromaticModes, everyTheme } from '#storybook/modes';
import preview from '#storybook/preview';
import { twoFrames } from '#storybook/twoFrames';
import type { Theme } from '@touchline/ui/theme';
import { useState } from 'react';
import { toId } from 'storybook/internal/csf';
import { useGlobals } from 'storybook/preview-api';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { ThemeColours } from '../Colours.tsx';
import { choicesOf } from './allStories.ts';
import { Preview } from './Preview.tsx';
import { Studio } from './Studio.tsx';

const meta = preview.meta({
  title: 'Theming/Studio',
  component: Studio,
  parameters: { layout: 'fullscreen' },
  args: { draft: '', theme: 'default' as Theme, onChange: fn() },
});

/** The studio itself: what is changed here is seen in every story. */
export const ThemeStudio = meta.story({
  render: function Render({ onChange }) {
    const [globals, updateGlobals] = useGlobals();
    const { draft, theme, ...toolbar } = toolbarOf(globals);
    return (
      <Studio
        draft={draft}
        theme={theme}
        toolbar={toolbar}
        isKept
        onChange={(text) => {
          updateGlobals({ draft: text, theme: text.split('_')[0] });
          onChange(text);
        }}
      />
    );
  },
});

export const Dark = meta.story({ globals: { scheme: 'dark' } });

/** The committed pictures of each theme: `pnpm visual --update` gives a new theme its own. */
export const SamplesOfTheTheme = meta.story({
  tags: ['picture'],
  parameters: {
    layout: 'padded',
    pictures: everyTheme,
    chromatic: { modes: chromaticModes(everyTheme) },
  },
  render: () => <Preview />,
});

const primary = 'teal_primary-1d4ed8-0f766e';

export const ASharedDraft = meta.story({
  args: { draft: primary, theme: 'teal' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('primary, light')).toHaveValue('#1D4ED8');
    await expect(canvas.getByRole('button', { name: /teal Begin with/ })).toBeVisible();
  },
});

/** Proves THEME-13 and A11Y-3. */
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
      await expect(field).toHaveFocus();
      await expect(row.queryByText(/needs/)).toBeNull();
      await expect(verdict.getByRole('status')).toHaveTextContent(/^All \d+ pairs have enough/);
    });
    await step('and undone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(field).toHaveValue('#818CF8');
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(field).toHaveValue('#FFFFFF');
      await expect(canvas.getByRole('button', { name: 'Undo' })).toBeDisabled();
      await expect(canvas.getByRole('button', { name: /Begin with/ })).toHaveFocus();
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

export const BeginsWithTheThemeOfTheToolbar = meta.story({
  args: { theme: 'rose' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /rose Begin with/ })).toBeVisible();
  },
});

/** Proves THEME-13 and A11Y-3. */
export const SaysThatAnotherThemeIsShown = meta.story({
  args: { draft: primary, theme: 'amber' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/The toolbar shows the theme amber/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show this draft' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(primary);
    await expect(canvas.getByRole('button', { name: /Begin with/ })).toHaveFocus();
  },
});

/** Proves THEME-13. */
export const CopiesAnAddressWithTheDraft = meta.story({
  args: { draft: primary, theme: 'teal' },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the address' }));
    await expect(await canvas.findByText('Copied.')).toBeVisible();
    const address = new URL(write.mock.lastCall?.[0] ?? '');
    write.mockRestore();
    await expect(address.searchParams.get('globals')).toContain(`theme:teal;draft:${primary}`);
  },
});

/** A file that can be told when to come, and whether it does. */
function slowFile() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const file = new File([''], 'night.json', { type: 'application/json' });
  return { file: Object.assign(file, { text: () => promise }), resolve, reject };
}

async function choose(file: File, area: HTMLElement) {
  const hidden = area.querySelector<HTMLInputElement>('input[type=file]');
  if (!hidden) throw new Error('There is no field for files');
  await userEvent.upload(hidden, file);
}

export const KeepsWhatIsChangedWhileAFileIsRead = meta.story({
  play: async ({ canvas, args }) => {
    const { file, resolve } = slowFile();
    await choose(file, canvas.getByRole('region', { name: 'Import' }));
    const field = canvas.getByLabelText('focus, light');
    await userEvent.clear(field);
    await userEvent.type(field, '#112233{Enter}');
    const json = within(canvas.getByRole('region', { name: 'Export' })).getByText(/"light"/);
    resolve(json.textContent.replaceAll('#112233', '#445566').replace('0.0667', '0.2667'));
    await waitFor(() => expect(field).not.toHaveValue('#112233'));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(field).toHaveValue('#112233');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^default_focus-112233-/),
    );
  },
});

export const SaysThatAFileDidNotCome = meta.story({
  play: async ({ canvas }) => {
    const { file, reject } = slowFile();
    await choose(file, canvas.getByRole('region', { name: 'Import' }));
    reject(new Error('The file has changed'));
    await expect(await canvas.findByText(/could not be loaded. Try again/)).toBeVisible();
  },
});

export const RefusesASurfaceThatIsNotOpaque = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    const json = within(canvas.getByRole('region', { name: 'Dışa aktarma' })).getByText(/"light"/);
    const document = JSON.parse(json.textContent) as {
      dark: Record<'primarySoft', { $value: { alpha?: number } }>;
    };
    document.dark.primarySoft.$value.alpha = 0.2;
    const input = within(canvas.getByRole('region', { name: 'İçe aktarma' }));
    await userEvent.click(input.getByRole('textbox'));
    await userEvent.paste(JSON.stringify(document));
    await userEvent.click(input.getByRole('button', { name: 'Bu renkleri al' }));
    await expect(await input.findByText(/dark.primarySoft altını gösteriyor/)).toBeVisible();
  },
});

/** Proves THEME-13. */
export const UndoesWhatIsSeen = meta.story({
  play: async ({ canvas }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(canvas.getByRole('button', { name: 'Choose: onPrimary, light' }));
    const panel = within(await screen.findByRole('dialog'));
    panel.getByRole('slider', { name: /Hue/ }).focus();
    await userEvent.keyboard('{ArrowRight>30/}{Escape}');
    await expect(undo).toBeDisabled();
  },
});

/** Proves THEME-13. */
export const ChangesTheAlpha = meta.story({
  args: { draft: 'default_focus-4338cacc-a5b4fc', theme: 'default' },
  play: async ({ canvas, args, step }) => {
    await step('of a colour on which no text stands', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose: focus, light' }));
      const panel = within(await screen.findByRole('dialog'));
      const percent = panel.getByRole('textbox', { name: 'Opacity' });
      await expect(percent).toHaveValue('80%');
      await userEvent.clear(percent);
      await userEvent.type(percent, '20{Enter}');
      await expect(args.onChange).toHaveBeenLastCalledWith('default_focus-4338ca33-a5b4fc');
      await userEvent.keyboard('{Escape}');
      const row = within(canvas.getByRole('region', { name: 'focus' }));
      await expect(await row.findByText(/: 1 on page, needs 3/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
      await expect(row.queryByText(/needs/)).toBeNull();
    });
    await step('and of no other', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose: primary, light' }));
      const panel = within(await screen.findByRole('dialog'));
      await expect(panel.getByRole('slider', { name: /Hue/ })).toBeVisible();
      await expect(panel.queryByRole('textbox', { name: 'Opacity' })).toBeNull();
      await userEvent.keyboard('{Escape}');
    });
  },
});

/** Proves THEME-13. */
export const CanBeUndoneAfterALookElsewhere = meta.story({
  render: function Render({ theme, onChange }) {
    const [draft, setDraft] = useState('');
    const [isElsewhere, setElsewhere] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setElsewhere(!isElsewhere)}>
          {isElsewhere ? 'The studio again' : 'Another story'}
        </button>
        {isElsewhere ? (
          <Studio key="other" draft={primary} theme={theme} onChange={onChange} />
        ) : (
          <Studio
            draft={draft}
            theme={theme}
            isKept
            onChange={(text) => {
              setDraft(text);
              onChange(text);
            }}
          />
        )}
      </>
    );
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('focus, light');
    await userEvent.clear(field);
    await userEvent.type(field, '#112233{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/^default_focus-112233-/),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Another story' }));
    await userEvent.click(canvas.getByRole('button', { name: 'The studio again' }));
    await expect(canvas.getByLabelText('focus, light')).toHaveValue('#112233');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByLabelText('focus, light')).not.toHaveValue('#112233');
    await expect(args.onChange).toHaveBeenLastCalledWith('default');
  },
});

const stories = choicesOf([
  entry('Controls/Button', 'Primary'),
  entry('Layouts/In use/Classy', 'Home On A Phone'),
  entry('Gallery/EveryLayout', 'Miniatures'),
  entry('Theming/Studio', 'Theme Studio'),
]);

function entry(title: string, name: string) {
  return {
    type: 'story',
    subtype: 'story',
    id: toId(title, name),
    title,
    name,
    importPath: '',
  } as const;
}

/** Proves THEME-13. */
export const AnyStoryCanBeWatched = meta.story({
  args: {
    draft: primary,
    theme: 'teal',
    toolbar: { scheme: 'dark', direction: 'ltr' },
    readStories: fn(async () => stories),
  },
  play: async ({ args, canvas, step }) => {
    const field = canvas.getByRole('combobox', { name: 'Watch it in any story' });
    await expect(args.readStories).not.toHaveBeenCalled();
    await step('the widest first, and the studio itself not', async () => {
      await userEvent.click(field);
      // The focus may scroll the page, which closes a list that is open.
      await twoFrames();
      await userEvent.keyboard('{ArrowDown}');
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual([
        'Gallery/EveryLayout · Miniatures',
        'Layouts/In use/Classy · Home On A Phone',
        'Controls/Button · Primary',
      ]);
    });
    await step('found by any words of its group and name', async () => {
      await userEvent.type(field, 'home classy');
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
      await userEvent.click(screen.getByRole('option', { name: /Classy/ }));
    });
    const frame = await canvas.findByTitle<HTMLIFrameElement>(/Classy · Home On A Phone$/);
    await step('in a frame with the draft, in place of the samples', async () => {
      await waitFor(() => expect(frame).toHaveAttribute('src', expect.stringMatching(/./)));
      const address = new URL(frame.src);
      await expect(address.searchParams.get('id')).toBe('layouts-in-use-classy--home-on-a-phone');
      await expect(address.searchParams.get('globals')).toMatch(
        new RegExp(`theme:teal;scheme:dark;.*draft:${primary}`),
      );
      await expect(canvas.queryByRole('region', { name: /^Sample/ })).toBeNull();
    });
    await step('which follows without being loaded anew', async () => {
      const styleOf = () => frame.contentDocument?.getElementById('of-the-page-around');
      await waitFor(() => expect(styleOf()).toHaveTextContent('--primary: light-dark(#1d4ed8'));
      const { src } = frame;
      const page = frame.contentDocument;
      const colour = canvas.getByLabelText('primary, light');
      await userEvent.clear(colour);
      await userEvent.type(colour, '#7c2d12{Enter}');
      await expect(styleOf()).toHaveTextContent('--primary: light-dark(#7c2d12');
      await expect([frame.src, frame.contentDocument === page]).toEqual([src, true]);
    });
  },
});

export const SaysThatTheStoriesDidNotCome = meta.story({
  args: { readStories: fn(async () => Promise.reject(new Error('Not found'))) },
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Watch it in any story' });
    await userEvent.click(field);
    await expect(await canvas.findByText(/stories could not be loaded/)).toBeVisible();
    await userEvent.click(canvas.getByLabelText('primary, light'));
    await userEvent.click(field);
    await expect(args.readStories).toHaveBeenCalledTimes(2);
  },
});

const onThePage: Toolbar = {
  theme: 'brand',
  scheme: 'light',
  language: 'tr',
  direction: 'ltr',
  draft: 'brand_onPrimary-818cf8-ffffff',
};

/** Proves THEME-13. */
export const ThePageOfColoursFollows = meta.story({
  globals: { language: 'tr' },
  // Samples of colours, which are not for text.
  parameters: { a11y: { context: { exclude: ['span[aria-hidden][style*="background"]'] } } },
  render: () => (
    <ToolbarContext value={onThePage}>
      <ThemeColours />
    </ToolbarContext>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('row', { name: /^onPrimary / });
    await expect(first).toHaveTextContent('#ffffff');
    await expect(second).toHaveTextContent(/#818cf8.*\d,\d\d : 1 · yüzey: primary – çok düşük/);
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
    await userEvent.clear(input.getByRole('textbox'));
    await userEvent.paste('no file');
    await userEvent.click(input.getByRole('button', { name: 'Bu renkleri al' }));
    await expect(await input.findByText('Dosya Design Tokens biçiminde değil.')).toBeVisible();
    // The words of the parser, which are English, are named as such.
    const detail = input.getByRole('group', { name: 'Ayrıştırıcının İngilizce açıklaması' });
    await expect(detail).toHaveAttribute('lang', 'en');
    await expect(detail).toHaveTextContent(/Error/);
    detail.remove();
    await expect(canvasElement).not.toHaveTextContent(/\b(?:the|with|and|needs)\b/);
  },
});

export const WritesAndReadsFiles = meta.story({
  args: { draft: primary, theme: 'teal' },
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
      await waitFor(() => expect(canvas.getByLabelText('primary, light')).toHaveValue('#1D4E80'));
      await waitFor(() => expect(field).toHaveValue(''));
      await expect(field).toHaveFocus();
      await expect(input.getByText('The colours are taken.')).toBeVisible();
      await userEvent.type(field, 'a');
      await expect(input.getByRole('status')).toBeEmptyDOMElement();
      await expect(args.onChange).toHaveBeenCalled();
    });
  },
});
