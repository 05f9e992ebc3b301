import { errorStatusLogs, malformedAnswerLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { seedSchools } from '@touchline/mocks/fixtures/schoolRecords';
import { answering, failing, held, malformed, pending } from '@touchline/mocks/scenarios';
import { expect, waitFor, within } from 'storybook/test';
import { schoolHref } from '#platform/paths.ts';
import { boxesOf, boxOf } from '#storybook/boxOf';
import {
  type LoadedPage,
  offlineAtFirst,
  slowAtFirst,
  tooManyRequests,
} from '#testing/pageStates.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';

const meta = preview.meta({
  title: 'Pages/School',
  component: ProductPage,
  args: { address: schoolHref('school-gokcecinar') },
  parameters: { layout: 'fullscreen' },
  beforeEach: (context) => startFresh(context),
});

/** Proves SCHOOL-5, and LANG-22 for what the school tells about itself. */
export const HealthyDay = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const title = await canvas.findByRole('heading', { level: 1 });
    await expect(title).toHaveTextContent('Gökçeçınar Anadolu Lisesi');
    await expect(document.title).toContain('Gökçeçınar Anadolu Lisesi');
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    const about = canvasElement.querySelector('main p[lang="tr"]');
    await expect(about).toHaveTextContent(/Spor|çalışır|okuluz/);
    if (globals['language'] === 'tr') return;
    const teams = await canvas.findByRole('region', { name: 'Teams' });
    await expect(
      within(teams)
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Football', 'Handball', 'Tennis']);
    const [first] = within(teams).getAllByRole('link');
    await expect(first).toHaveAttribute('href', '/teams/team-tr-football-u16-gokcecinar');
    const archived = teams.querySelector('a[href="/teams/team-gokcecinar-veterans"]');
    await expect(archived?.parentElement).toHaveTextContent('2024/25');
    const next = within(canvas.getByRole('region', { name: 'Next matches' }));
    const last = within(canvas.getByRole('region', { name: 'Latest results' }));
    await expect(next.queryByText('Finished')).toBeNull();
    await expect(last.getAllByText('Finished').length).toBeGreaterThan(0);
    await expect(canvas.getByText('Secondary school · İzmir')).toBeVisible();
  },
});

/** The school of the page, with a cover photograph at this address. */
function withCover(coverUrl: string) {
  const school = seedSchools().find(({ id }) => id === 'school-gokcecinar');
  return answering('school', { ...school, sports: ['football'], coverUrl });
}

/** Proves SCHOOL-1: the space of a cover photograph is reserved before it is loaded. */
export const WithACover = meta.story({
  beforeEach: ({ msw }) => void msw.use(withCover('/api/assets/crest-school-wexcombe.svg')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    const cover = canvasElement.querySelector('main img[src$="school-wexcombe.svg"]');
    const { width = 0, height = 1 } = cover?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(4, 1);
  },
});

/** Proves SCHOOL-1: a cover photograph that cannot be loaded leaves no empty box. */
export const WithABrokenCover = meta.story({
  beforeEach: ({ msw }) => void msw.use(withCover('data:image/png;base64,AAAA')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await waitFor(() =>
      expect(canvasElement.querySelector('main img[src^="data:image/png"]')).toBeNull(),
    );
  },
});

/** Proves SEC-3. */
export const WithACoverOfNoPicture = meta.story({
  beforeEach: ({ msw }) => void msw.use(withCover('data:text/html,<p>cover</p>')),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 1 });
    await expect(canvasElement.querySelector('main img[src*="text/html"]')).toBeNull();
  },
});

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: HealthyDay.input.play,
});

export const Dark = meta.story({ globals: { scheme: 'dark' }, play: HealthyDay.input.play });

export const Turkish = meta.story({ globals: { language: 'tr' }, play: HealthyDay.input.play });

/** Proves SCHOOL-5, SEC-3. */
export const TheOfficeIsReached = meta.story({
  play: async ({ canvas }) => {
    const office = within(await canvas.findByRole('region', { name: 'School office' }));
    const targets = office.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual([
      'tel:+902125550100',
      'mailto:office@gokcecinar.touchline.example',
      'https://gokcecinar.touchline.example/',
      'https://www.openstreetmap.org/?mlat=38.42&mlon=27.14',
    ]);
    const { address = '' } = seedSchools().find(({ id }) => id === 'school-gokcecinar') ?? {};
    await expect(office.getByText(address ?? '')).toBeVisible();
  },
});

/** Proves SEC-3: what is no address or number to follow is no link. */
export const AnOfficeWithUnusableContacts = meta.story({
  beforeEach: ({ msw }) => {
    const school = seedSchools().find(({ id }) => id === 'school-gokcecinar');
    const unusable = {
      officePhone: 'ask at the gate',
      officeEmail: 'office@gokcecinar.example?bcc=all@evil.example',
      website: 'http://gokcecinar.example/',
    };
    msw.use(answering('school', { ...school, sports: ['football'], ...unusable }));
  },
  play: async ({ canvas }) => {
    const office = within(await canvas.findByRole('region', { name: 'School office' }));
    const targets = office.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(targets).toEqual(['https://www.openstreetmap.org/?mlat=38.42&mlon=27.14']);
    await expect(office.getByText('ask at the gate')).toBeVisible();
  },
});

/** Proves SCHOOL-10. */
export const NewSchool = meta.story({
  args: { address: schoolHref('school-nuwefontein') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^No teams yet/)).toBeVisible();
    await expect(await canvas.findByText(/^No matches planned/)).toBeVisible();
    await expect(await canvas.findByText(/^No results yet/)).toBeVisible();
  },
});

/** Proves SCHOOL-10. */
export const Suspended = meta.story({
  args: { address: schoolHref('school-old-quarry') },
  parameters: { expectedLogs: errorStatusLogs('GET api/schools/:id', 404) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'School not found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'To all schools' })).toBeVisible();
  },
});

export const Loading = meta.story({
  beforeEach: ({ msw }) => void msw.use(pending('school')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the school')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/schools/:id', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('school')),
  play: async ({ canvas, msw, userEvent }) => {
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    msw.resetHandlers();
    await userEvent.click(retry);
    await expect(await canvas.findByRole('region', { name: 'School office' })).toBeVisible();
  },
});

/** Proves SCHOOL-12: what was loaded stays; the page says once that it may be old, and asks again. */
export const CouldNotBeRefreshed = meta.story({
  parameters: {
    expectedLogs: [
      ...errorStatusLogs('GET api/schools/:id', 500),
      ...errorStatusLogs('GET api/(matches|teams)', 500),
    ],
  },
  play: async ({ canvas, msw, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
    const teams = within(canvas.getByRole('region', { name: 'Teams' }));
    await teams.findAllByRole('link');
    msw.use(failing('matches'), failing('teams'));
    await waitFor(() => {
      // Two looks within two seconds count as one.
      dispatchEvent(new Event('online'));
      return expect(canvas.getAllByText(/^This could not be refreshed/)).toHaveLength(3);
    });
    await expect(teams.getByText(/^This could not be refreshed/)).toBeVisible();
    await expect(teams.getAllByRole('link').length).toBeGreaterThan(3);
    msw.use(failing('school'));
    await waitFor(() => {
      dispatchEvent(new Event('online'));
      return expect(canvas.getAllByText(/^This could not be refreshed/)).toHaveLength(1);
    });
    await expect(canvas.getByRole('region', { name: 'School office' })).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.queryByText(/^This could not be refreshed/)).toBeNull());
  },
});

/** A part that fails takes only itself away. */
export const TeamsFailed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/teams', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('teams')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This did not load')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
});

/** So do matches that fail, which a press brings. */
export const MatchesFailed = meta.story({
  parameters: { expectedLogs: errorStatusLogs('GET api/matches', 500) },
  beforeEach: ({ msw }) => void msw.use(failing('matches')),
  play: async ({ canvas, msw, userEvent }) => {
    const part = (name: string) => within(canvas.getByRole('region', { name }));
    await canvas.findByRole('region', { name: 'School office' });
    await part('Teams').findAllByRole('link');
    for (const name of ['Next matches', 'Latest results']) {
      await expect(await part(name).findByText('This did not load')).toBeVisible();
    }
    msw.resetHandlers();
    await userEvent.click(part('Next matches').getByRole('button', { name: 'Try again' }));
    await expect(await part('Next matches').findAllByRole('article')).toHaveLength(6);
    await expect(part('Latest results').getByText('This did not load')).toBeVisible();
  },
});

/** Proves WIRE-19. */
export const Malformed = meta.story({
  parameters: { expectedLogs: malformedAnswerLogs('GET api/schools/:id') },
  beforeEach: ({ msw }) => void msw.use(malformed('school')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/an answer that this page does not/)).toBeVisible();
  },
});

let answer = Promise.withResolvers<void>();

/** Proves ERROR-7: the parts stand in their places, with as many cards as come. */
export const TheSkeletonHasTheShapeOfThePage = meta.story({
  globals: { viewport: { value: 'lg' } },
  beforeEach: ({ msw }) => {
    answer = Promise.withResolvers();
    const { promise } = answer;
    msw.use(held('school', promise), held('teams', promise), held('matches', promise));
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Loading the school');
    const partOf = (name: string) => boxOf(canvas.getByRole('region', { name, hidden: true }));
    // On a phone the office stands below the matches, whose words take more lines than others.
    const parts = () => [
      partOf('Teams'),
      partOf('Next matches').top,
      partOf('School office').height,
    ];
    const skeleton = parts();
    const skeletonCards = boxesOf(canvasElement, 'main [data-skeleton]');
    answer.resolve();
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(skeletonCards.length));
    await canvas.findByRole('heading', { name: 'Football' });
    await expect(parts()).toEqual(skeleton);
    const [article] = boxesOf(canvasElement, 'main article');
    const { height = 0, left, top, width } = article ?? {};
    await expect(skeletonCards[0]).toMatchObject({ left, top, width });
    // The time of a viewer elsewhere takes a line more.
    await expect(Math.abs(height - (skeletonCards[0]?.height ?? 0))).toBeLessThan(20);
  },
});

/** Proves ERROR-7. */
export const TheSkeletonHasTheShapeOfThePageOnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: TheSkeletonHasTheShapeOfThePage.input.beforeEach,
  play: TheSkeletonHasTheShapeOfThePage.input.play,
});

/** The page without its school, and what is there with it. */
const loaded: LoadedPage = {
  call: 'school',
  find: (canvas) => canvas.findByRole('region', { name: 'School office' }),
};

/** Proves ERROR-8. */
export const Slow = meta.story(slowAtFirst(loaded));

/** Proves ERROR-6. */
export const OfflineWithNothingKept = meta.story(offlineAtFirst(loaded));

/** Proves ERROR-4, ERROR-17. */
export const TooManyRequests = meta.story(tooManyRequests(loaded));
