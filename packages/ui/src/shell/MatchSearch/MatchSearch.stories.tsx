import preview from '#storybook/preview';
import { twoFrames } from '#storybook/twoFrames';
import type { search as apiSearch } from '@touchline/mocks/store/matchQueries';
import { StrictMode, useRef, useState } from 'react';
import { RouterProvider } from 'react-aria-components';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Popover } from '../../Popover/index.ts';
import { unit } from '../../theme/unit.ts';
import { useEscape } from '../../escape/index.ts';
import { MatchSearch, type MatchSearchProps } from './MatchSearch.tsx';
import { cupMatches, findCups, labels, turkishLabels } from './testing/examples.ts';

const navigate = fn();

const meta = preview.meta({
  title: 'Shell/MatchSearch',
  component: MatchSearch,
  args: { labels, search: fn(findCups), onClose: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <div style={{ position: 'relative', minBlockSize: unit(16), marginBlockEnd: unit(120) }}>
          <Story />
        </div>
      </RouterProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
  },
});

type FindMatches = typeof findCups;

interface Typing {
  canvas: { getByRole: (role: 'combobox') => HTMLElement };
  userEvent: { type: (element: HTMLElement, text: string) => Promise<void> };
}

const { tooShort } = labels;

async function typeCup({ canvas, userEvent }: Typing) {
  await userEvent.type(canvas.getByRole('combobox'), 'cup');
}

export const Bar = meta.story();

export const Basic = meta.story({
  args: { appearance: 'basic' },
  parameters: { layout: 'padded' },
});

/** Proves SEARCH-10. */
export const Results = meta.story({
  tags: ['picture'],
  play: async (context) => {
    await typeCup(context);
    const options = await context.canvas.findAllByRole('option');
    await expect(options).toHaveLength(6);
    for (const [index, { broadcastTitle, status, teams }] of cupMatches.slice(0, 5).entries()) {
      const option = options[index];
      await expect(option).toHaveTextContent(broadcastTitle);
      const statuses = (context.args.labels ?? labels).statuses;
      await expect(option).toHaveTextContent(statuses[status]);
      await expect(option?.querySelectorAll('svg')).toHaveLength(teams.length);
      for (const { name, school } of teams) {
        await expect(option).toHaveTextContent(name);
        await expect(option).toHaveTextContent(school.name);
      }
    }
  },
});

export const ResultsOnAPhone = meta.story({
  ...Results.input,
  globals: { viewport: { value: 'narrow' } },
});

/** Titles as long as those of a school season. */
const longMatches = cupMatches.map((match, index) => ({
  ...match,
  broadcastTitle: `Çamlıca Şehit Öğretmen Lisesi – Harbour View School, Spring Cup of the coast, match ${index + 1}`,
}));

/** A title of several lines keeps its status beside it (SEARCH-10). */
export const LongTitlesOnAPhone = meta.story({
  args: {
    labels: turkishLabels,
    search: fn<FindMatches>(async () => ({ hits: longMatches.slice(0, 5) })),
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
  play: async (context) => {
    await typeCup(context);
    const options = await context.canvas.findAllByRole('option', { name: /Spring Cup/ });
    await expect(options).toHaveLength(5);
    for (const [index, option] of options.entries()) {
      const { status } = longMatches[index] ?? {};
      const title = within(option).getByText(/Spring/);
      const badge = within(option).getByText(turkishLabels.statuses[status ?? 'unknown']);
      const words = title.getBoundingClientRect();
      const pill = badge.getBoundingClientRect();
      await expect(words.height).toBeGreaterThan(2 * pill.height);
      await expect(pill.left).toBeGreaterThanOrEqual(words.right);
      await expect(pill.top).toBeLessThan(words.top + pill.height);
      await expect(pill.right).toBeLessThanOrEqual(option.getBoundingClientRect().right);
    }
  },
});

export const ResultsInDark = meta.story({ ...Results.input, globals: { scheme: 'dark' } });

export const ResultsInTurkish = meta.story({
  ...Results.input,
  args: { appearance: 'basic', labels: turkishLabels },
  globals: { language: 'tr' },
});

const recentLabels = {
  title: 'Recent searches',
  remove: (text: string) => `Remove: ${text}`,
  clear: 'Clear all',
};

const recentTexts = ['cup', 'Çamlıca Şehit Öğretmen Lisesi', 'harbour view'];

const recent = {
  texts: recentTexts,
  labels: recentLabels,
  onRemove: fn(),
  onClear: fn(),
};

export const Recent = meta.story({ args: { recent } });

export const RecentOnAPhoneInTheDark = meta.story({
  args: {
    labels: turkishLabels,
    recent: {
      ...recent,
      labels: {
        title: 'Son aramalar',
        remove: (text: string) => `Kaldır: ${text}`,
        clear: 'Tümünü sil',
      },
    },
  },
  globals: { viewport: { value: 'narrow' }, scheme: 'dark', language: 'tr' },
});

function RecentInState(args: MatchSearchProps) {
  const [texts, setTexts] = useState(args.recent?.texts ?? []);
  return (
    <MatchSearch
      {...args}
      recent={{
        texts,
        labels: recentLabels,
        onRemove: (text) => setTexts(texts.filter((other) => other !== text)),
        onClear: () => setTexts([]),
      }}
    />
  );
}

/** Proves SEARCH-25. */
export const ARecentSearchIsDoneAgain = meta.story({
  args: { recent, onSelect: fn<(text: string) => void>() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'cup' }));
    const field = canvas.getByRole('combobox');
    await expect(field).toHaveValue('cup');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await userEvent.click(await canvas.findByRole('option', { name: /match 2/ }));
    await expect(args.onSelect).toHaveBeenCalledOnce();
    await expect(args.onSelect).toHaveBeenCalledWith('cup');
  },
});

/** Proves SEARCH-25, A11Y-4: after a removal the focus goes to the next row, and to the field at last. */
export const RecentSearchesByKeyboard = meta.story({
  args: { recent },
  render: (args) => <RecentInState {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const search = (name: string) => canvas.getByRole('button', { name });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(search('Çamlıca Şehit Öğretmen Lisesi')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(search('Remove: harbour view')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(search('Remove: cup')).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Tab}{Enter}');
    await waitFor(() => expect(field).toHaveFocus());
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Proves SEARCH-25. */
export const RecentSearchesAreCleared = meta.story({
  args: { recent },
  render: (args) => <RecentInState {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: cup' }));
    await expect(canvas.queryByRole('button', { name: 'cup' })).toBeNull();
    await expect(canvas.getByRole('button', { name: /^Remove: Çamlıca/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear all' }));
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** Proves SEARCH-25: what is typed takes their place, and they come back when it is deleted. */
export const RecentSearchesGiveWayToTyping = meta.story({
  args: { recent },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'c');
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await userEvent.type(canvas.getByRole('combobox'), '{Backspace}');
    await expect(canvas.getByText('Recent searches')).toBeVisible();
  },
});

/** A field in a page offers them when it is used, and Escape closes them. */
export const RecentSearchesInAPage = meta.story({
  args: { appearance: 'basic', recent },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByText('Recent searches')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByText('Recent searches')).toBeNull();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByText('Recent searches')).toBeVisible();
  },
});

/** Proves SEARCH-22. */
export const TypedWhileItsCodeLoaded = meta.story({
  args: { getInitialText: () => 'cup' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard(' match');
    await expect(field).toHaveValue('cup match');
  },
});

/** Proves SEARCH-9. */
export const NothingFound = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zz');
    await expect(await canvas.findByText('No results found!', { selector: 'p' })).toBeVisible();
  },
});

export const Searching = meta.story({
  args: { search: fn<FindMatches>(() => new Promise(() => {})) },
  play: async (context) => {
    await typeCup(context);
    await expect(await context.canvas.findByText('Searching…')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { search: fn<FindMatches>(() => Promise.reject(new Error('offline'))) },
  play: async (context) => {
    await typeCup(context);
    await expect(await context.canvas.findByRole('option', { name: /Try again/ })).toBeVisible();
  },
});

/** Proves SEARCH-3. */
export const OneCharacterSearchesNothing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'c');
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(args.search).not.toHaveBeenCalled();
    await expect(canvas.getByText(tooShort, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent(tooShort);
    await userEvent.type(canvas.getByRole('combobox'), 'u');
    await expect(canvas.queryByText(tooShort)).toBeNull();
    // There is no list that Escape could close first.
    await userEvent.type(canvas.getByRole('combobox'), '{Backspace}{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

export const OneCharacterOnAPhoneInTheDark = meta.story({
  args: { labels: turkishLabels },
  globals: { viewport: { value: 'narrow' }, scheme: 'dark', language: 'tr' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'İ');
    await expect(canvas.getByText(turkishLabels.tooShort, { selector: 'p' })).toBeVisible();
  },
});

/** Proves SEARCH-12, SEARCH-13. */
export const EnterOpensTheHighlightedMatch = meta.story({
  play: async (context) => {
    await typeCup(context);
    await context.canvas.findByRole('option', { name: /match 1/ });
    await context.userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/matches/cup-2', undefined);
  },
});

/** Proves SEARCH-1, SEARCH-19. */
export const ClickOpensTheMatchAndCloses = meta.story({
  play: async (context) => {
    await typeCup(context);
    await context.userEvent.click(await context.canvas.findByRole('option', { name: /match 3/ }));
    await expect(navigate).toHaveBeenCalledWith('/matches/cup-3', undefined);
    await expect(context.args.onClose).toHaveBeenCalledOnce();
    await expect(context.canvas.getByRole('combobox')).toHaveValue('');
  },
});

/** Proves SEARCH-2. */
export const EscapeClosesTheListFirst = meta.story({
  play: async (context) => {
    await typeCup(context);
    await context.canvas.findByRole('option', { name: /match 1/ });
    await context.userEvent.keyboard('{Escape}');
    await expect(context.canvas.queryByRole('listbox')).toBeNull();
    await expect(context.canvas.getByRole('combobox')).toHaveValue('cup');
    await expect(context.args.onClose).not.toHaveBeenCalled();
  },
});

/** The Escape that drops a word of an input method, which Safari tells by its code alone. */
export const EscapeOfAnInputMethodClosesNothing = meta.story({
  play: async (context) => {
    const { canvas } = context;
    await typeCup(context);
    await canvas.findByRole('option', { name: /match 1/ });
    await fireEvent.keyDown(canvas.getByRole('combobox'), { key: 'Escape', keyCode: 229 });
    await twoFrames();
    await expect(canvas.getByRole('listbox')).toBeVisible();
  },
});

/** Proves SEARCH-1, SEARCH-2. */
export const SecondEscapeClosesTheSearch = meta.story({
  play: async (context) => {
    await typeCup(context);
    await context.canvas.findByRole('option', { name: /match 1/ });
    await context.userEvent.keyboard('{Escape}{Escape}');
    await expect(context.args.onClose).toHaveBeenCalledOnce();
    await expect(context.canvas.getByRole('combobox')).toHaveValue('');
  },
});

function SearchOnAButton(args: MatchSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <StrictMode>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && <MatchSearch {...args} onClose={() => setIsOpen(false)} />}
    </StrictMode>
  );
}

/** Proves SEARCH-2, A11Y-3. */
export const GivesTheFocusBack = meta.story({
  render: (args) => <SearchOnAButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Open' });
    open.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(open).toHaveFocus());
  },
});

/** Proves SHELL-16: a press beside the search leaves nothing with the focus. */
export const EscapeClosesItWithoutTheFocus = meta.story({
  render: (args) => <SearchOnAButton {...args} />,
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    const open = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(open);
    await typeCup(context);
    await canvas.findByRole('option', { name: /match 1/ });
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(document.body).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
    await expect(open).toHaveFocus();
  },
});

/** Proves SEARCH-2, SHELL-16: nothing takes the focus where a keyboard on the screen is put away. */
export const WithoutTheFocusTheListClosesFirst = meta.story({
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await typeCup(context);
    await canvas.findByRole('option', { name: /match 1/ });
    canvas.getByRole('combobox').blur();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Proves SHELL-16: whoever has gone on to something else stays there. */
export const EscapeOnAnotherControlClosesIt = meta.story({
  render: (args) => (
    <>
      <SearchOnAButton {...args} />
      <button type="button">Beside</button>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const beside = canvas.getByRole('button', { name: 'Beside' });
    await userEvent.click(beside);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('combobox')).toBeNull());
    await expect(beside).toHaveFocus();
  },
});

export const EscapeClearsAFieldInAPageWithoutTheFocus = meta.story({
  args: { appearance: 'basic' },
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await typeCup(context);
    await canvas.findByRole('option', { name: /match 1/ });
    await userEvent.click(canvasElement);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
});

function SearchBelowAPanel(args: MatchSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <MatchSearch {...args} />
      <button
        ref={button}
        type="button"
        style={{ marginBlockStart: unit(20) }}
        onClick={() => setIsOpen(true)}
      >
        Panel
      </button>
      <Popover isOpen={isOpen} onOpenChange={setIsOpen} triggerRef={button} label="Panel">
        <button type="button">Inside</button>
      </Popover>
    </>
  );
}

/** Proves SHELL-16: the topmost first. */
export const EscapeClosesAPanelBeforeTheSearch = meta.story({
  render: (args) => <SearchBelowAPanel {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Panel' }));
    await screen.findByRole('dialog', { name: 'Panel' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

function SearchBelowADrawer(args: MatchSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEscape(isOpen, () => setIsOpen(false));
  return (
    <>
      <MatchSearch {...args} />
      <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
        Drawer
      </button>
    </>
  );
}

/** Proves SHELL-16: a drawer of the navigation, which also listens to the page, is opened later. */
export const EscapeClosesADrawerBeforeTheSearch = meta.story({
  render: (args) => <SearchBelowADrawer {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const drawer = canvas.getByRole('button', { name: 'Drawer' });
    drawer.click();
    await waitFor(() => expect(drawer).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Proves A11Y-3: the button goes away with the text that it clears. */
export const ClearingKeepsTheFocusInTheField = meta.story({
  args: { appearance: 'basic' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    const clear = () => canvas.getByRole('button', { name: labels.close });
    await userEvent.type(field, 'cup');
    await userEvent.click(clear());
    await expect(field).toHaveValue('');
    await expect(canvas.queryByRole('button', { name: labels.close })).toBeNull();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('cup');
    await expect(field).toHaveValue('cup');
    await userEvent.tab();
    await expect(clear()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
});

/** Proves SEARCH-8, A11Y-4. */
export const LoadMoreFocusesTheFirstNewMatch = meta.story({
  play: async (context) => {
    await typeCup(context);
    await context.canvas.findByRole('option', { name: 'Load more' });
    await context.userEvent.keyboard('{ArrowUp}{Enter}');
    const sixth = await context.canvas.findByRole('option', { name: /match 6/ });
    await waitFor(() =>
      expect(context.canvas.getByRole('combobox')).toHaveAttribute(
        'aria-activedescendant',
        sixth.id,
      ),
    );
    await expect(context.canvas.getByRole('combobox')).toHaveFocus();
  },
});

/** Proves SEARCH-18. */
export const LoadMoreKeepsTheScroll = meta.story({
  globals: { viewport: { value: 'zoomed' } },
  play: async (context) => {
    await typeCup(context);
    const more = await context.canvas.findByRole('option', { name: 'Load more' });
    const list = context.canvas.getByRole('listbox');
    const scroller = [list, list.parentElement].find(
      (one) => one && one.scrollHeight > one.clientHeight,
    );
    if (!scroller) throw new Error('The results of the story do not scroll');
    scroller.scrollTop = scroller.scrollHeight;
    const before = scroller.scrollTop;
    await expect(before).toBeGreaterThan(0);
    await context.userEvent.click(more);
    await context.canvas.findByRole('option', { name: /match 6/ });
    await expect(scroller.scrollTop).toBeGreaterThanOrEqual(before);
  },
});

/**
 * What more there is, is offered in view, before anything is scrolled, and covers no match that the
 * arrow keys lead to. Proves SEARCH-26.
 */
export const LoadMoreIsInViewOnAPhone = meta.story({
  args: {
    search: fn<FindMatches>(async ({ pageSize }) => ({ hits: longMatches.slice(0, pageSize) })),
  },
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeCup(context);
    const more = await canvas.findByRole('option', { name: 'Load more' });
    const matches = canvas.getAllByRole('option', { name: /Spring Cup/ });
    const panel = canvas.getByRole('listbox').parentElement;
    if (!panel) throw new Error('The results have no panel');
    await expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
    const { left, top, width, height, bottom } = more.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(panel.getBoundingClientRect().bottom);
    const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
    await expect(pressed?.closest('[role="option"]')).toBe(more);
    for (const match of matches) {
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() =>
        expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', match.id),
      );
      await waitFor(() =>
        expect(match.getBoundingClientRect().bottom).toBeLessThanOrEqual(
          more.getBoundingClientRect().top,
        ),
      );
    }
    await userEvent.click(more);
    const sixth = await canvas.findByRole('option', { name: /match 6/ });
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', sixth.id),
    );
  },
});

/** Proves SEARCH-7. */
export const LoadMoreEndsWithTheLastMatch = meta.story({
  play: async (context) => {
    await typeCup(context);
    await context.userEvent.click(await context.canvas.findByRole('option', { name: 'Load more' }));
    await context.canvas.findByRole('option', { name: /match 10/ });
    await context.userEvent.click(context.canvas.getByRole('option', { name: 'Load more' }));
    await context.canvas.findByRole('option', { name: /match 12/ });
    await expect(context.canvas.queryByRole('option', { name: 'Load more' })).toBeNull();
  },
});

/** Proves SEARCH-14. */
export const FailedThenTriedAgain = meta.story({
  play: async (context) => {
    context.args.search.mockRejectedValueOnce(new Error('offline'));
    await typeCup(context);
    await context.canvas.findByRole('option', { name: /Try again/ });
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(await context.canvas.findByRole('option', { name: /match 1/ })).toBeVisible();
  },
});

const partOfThem = (count: number) =>
  fn<FindMatches>(async () => ({ hits: cupMatches.slice(0, count), isPartial: true }));

/** Proves SEARCH-23. */
export const OnlyAPartIsSearched = meta.story({
  args: { search: partOfThem(2) },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await typeCup(context);
    const again = await canvas.findByRole('option', { name: 'Try again' });
    await expect(canvas.getByText(labels.partial, { selector: 'p' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(`${labels.partial} 2 matches found`),
    );
    context.args.search.mockImplementationOnce(findCups);
    await userEvent.click(again);
    const third = await canvas.findByRole('option', { name: /match 3/ });
    await expect(canvas.queryByText(labels.partial)).toBeNull();
    await expect(canvas.queryByRole('option', { name: 'Try again' })).toBeNull();
    await waitFor(() =>
      expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', third.id),
    );
  },
});

/** Proves SEARCH-9, SEARCH-23. */
export const NothingInTheSearchedPart = meta.story({
  args: { search: partOfThem(0), labels: turkishLabels },
  globals: { viewport: { value: 'narrow' }, scheme: 'dark', language: 'tr' },
  play: async (context) => {
    const { canvas } = context;
    await typeCup(context);
    await expect(await canvas.findByText(turkishLabels.noResults, { selector: 'p' })).toBeVisible();
    await expect(canvas.getByText(turkishLabels.partial, { selector: 'p' })).toBeVisible();
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
  },
});

/** Proves SEARCH-13. */
export const CountIsAnnounced = meta.story({
  args: { search: fn<FindMatches>(async () => ({ hits: cupMatches.slice(0, 2) })) },
  play: async (context) => {
    await typeCup(context);
    await waitFor(() =>
      expect(context.canvas.getByRole('status')).toHaveTextContent('2 matches found'),
    );
  },
});

export const LeavingHidesTheList = meta.story({
  args: { appearance: 'basic' },
  render: (args) => (
    <>
      <MatchSearch {...args} />
      <button type="button">After</button>
    </>
  ),
  play: async (context) => {
    await typeCup(context);
    await context.canvas.findByRole('option', { name: /match 1/ });
    await context.userEvent.tab();
    await context.userEvent.tab();
    await expect(context.canvas.getByRole('button', { name: 'After' })).toHaveFocus();
    await expect(context.canvas.queryByRole('listbox')).toBeNull();
  },
});

/** Nothing takes the focus: a keyboard on the screen is put away, or another window comes to the front. */
export const ResultsStayWhenNothingTakesTheFocus = meta.story({
  play: async (context) => {
    await typeCup(context);
    await context.canvas.findByRole('option', { name: /match 1/ });
    context.canvas.getByRole('combobox').blur();
    await expect(document.body).toHaveFocus();
    await twoFrames();
    await expect(context.canvas.getByRole('listbox')).toBeVisible();
  },
});

/** Also a press on what takes no focus, after the field has lost it. */
export const APressBesideItHidesTheList = meta.story({
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await typeCup(context);
    await canvas.findByRole('option', { name: /match 1/ });
    canvas.getByRole('combobox').blur();
    await userEvent.click(canvasElement);
    await waitFor(() => expect(canvas.queryByRole('listbox')).toBeNull());
    await expect(canvas.getByRole('combobox')).toHaveValue('cup');
  },
});

export const FromTheApi = meta.story({
  args: {
    search: fn<FindMatches>(async ({ search, pageSize, signal }) => {
      const query = new URLSearchParams({ pageNumber: '1', pageSize: String(pageSize), search });
      const answer = await fetch(`/api/matches/search?${query.toString()}`, { signal });
      const { items } = (await answer.json()) as { items: ReturnType<typeof apiSearch> };
      return {
        hits: items.map((match) => Object.assign(match, { href: `/matches/${match.id}` })),
      };
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'okul');
    await expect((await canvas.findAllByRole('option')).length).toBeGreaterThan(1);
  },
});
