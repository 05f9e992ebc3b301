import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { seedTeams } from '@touchline/mocks/fixtures/teamRecords';
import { expect, screen, waitFor, within } from 'storybook/test';
import { changeLanguage } from '#platform/language/i18n.ts';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import type { AdminArea } from '../../adminAreas.ts';
import { recordPath } from '../../recordPaths.ts';
import { matchOf } from '../../testing/matchPlay.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { fieldNamed, ownSchool } from '../../testing/recordPlay.ts';

const meta = preview.meta({
  title: 'Pages/AdminRecord/RecordComparison',
  component: ProductPage,
  args: { address: ownSchool },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

const staleDraft = {
  owner: accounts.administrator.user.id,
  drafts: {
    'schools/school-gokcecinar': {
      savedAt: Date.now(),
      // Older than the first saved version.
      version: 0,
      values: { city: 'Foça', address: 'Kale Yolu 1' },
    },
  },
};

/** Proves ADMIN-5, ADMIN-61, ADMIN-64. */
export const ChangedElsewhereMeanwhile = meta.story({
  beforeEach: () => void writeStored(storageKeys.recordDrafts, staleDraft),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await expect(await fieldNamed(acting, /^City/)).toHaveValue('Foça');
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const city = within(await canvas.findByRole('radiogroup', { name: 'City' }));
    await userEvent.click(city.getByText('İzmir'));
    await userEvent.click(canvas.getByRole('button', { name: 'Save this choice' }));
    await screen.findByText('Saved.');
    await expect(await fieldNamed(acting, /^City/)).toHaveValue('İzmir');
    await expect(await fieldNamed(acting, /^Address/)).toHaveValue('Kale Yolu 1');
    await expect(readStored(storageKeys.recordDrafts)).toBeNull();
  },
});

export const InTurkishInTheDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  beforeEach: () => void writeStored(storageKeys.recordDrafts, staleDraft),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Karşılaştır' }));
    const city = within(await canvas.findByRole('radiogroup', { name: 'Şehir' }));
    await expect(city.getByText('Sizin yazdığınız')).toBeVisible();
    await expect(city.getByText('İzmir')).toBeVisible();
  },
});

/**
 * Proves ADMIN-64: the changes that remain after a mistake was given up are checked again and
 * saved.
 */
export const GivingUpAMistakeSavesTheRest = meta.story({
  beforeEach: () =>
    void writeStored(storageKeys.recordDrafts, {
      ...staleDraft,
      drafts: {
        'schools/school-gokcecinar': {
          savedAt: Date.now(),
          version: 0,
          values: { officePhone: 'none', address: 'Kale Yolu 1' },
        },
      },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const phone = within(await canvas.findByRole('radiogroup', { name: /phone/i }));
    await userEvent.click(phone.getAllByRole('radio')[1] as HTMLElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Save this choice' }));
    await screen.findByText('Saved.');
    await expect(readStored(storageKeys.recordDrafts)).toBeNull();
  },
});

/**
 * Proves ADMIN-64: a chosen version that cannot be saved returns to the form, which takes the
 * focus.
 */
export const AMistakeThatIsChosen = meta.story({
  beforeEach: () =>
    void writeStored(storageKeys.recordDrafts, {
      ...staleDraft,
      drafts: {
        'schools/school-gokcecinar': {
          savedAt: Date.now(),
          version: 0,
          values: { officePhone: 'none' },
        },
      },
    }),
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this choice' }));
    const phone = await fieldNamed(acting, /^Telephone of the office/);
    await waitFor(() => expect(phone).toHaveFocus());
    await expect(phone).toBeInvalid();
  },
});

const team = seedTeams().find(({ squad }) => squad.length > 3);

const crestedDraft = {
  owner: accounts.administrator.user.id,
  drafts: {
    [`teams/${team?.id}`]: {
      savedAt: Date.now(),
      version: 0,
      values: {
        crestUrl: '/api/assets/crest-school-wexcombe.svg',
        schoolId: 'school-wexcombe',
        squad: team?.squad.slice(0, 2).map(({ athleteId }, index) => ({
          athleteId,
          shirtNumber: String(index + 90),
          role: 'captain',
        })),
      },
    },
  },
};

/** Proves ADMIN-5: pictures, schools and squads of two versions are told apart. */
export const ATeamThatChangedElsewhere = meta.story({
  args: { address: recordPath('teams', team?.id ?? '') },
  beforeEach: () => void writeStored(storageKeys.recordDrafts, crestedDraft),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const versions = async (name: string) =>
      within(await canvas.findByRole('radiogroup', { name }));
    const crest = await canvas.findByRole('radiogroup', { name: 'Crest' });
    await expect(crest.querySelector('img[src*="wexcombe"]')).toBeVisible();
    const school = await versions('School');
    await expect(await school.findByText(/Wexcombe/)).toBeVisible();
    const squad = await versions('Squad');
    await expect(await squad.findByText(/^90 .+ · Captain/)).toBeVisible();
    await expect(squad.queryByText(/athlete-/)).toBeNull();
  },
});

/** A draft of a record, of before its first saved version. */
function keepDraft(area: AdminArea, id: string, values: object): void {
  const key = area === 'athletes' ? storageKeys.athleteDrafts : storageKeys.recordDrafts;
  const drafts = { [`${area}/${id}`]: { savedAt: Date.now(), version: 0, values } };
  writeStored(key, { owner: accounts.administrator.user.id, drafts });
}

interface Words {
  field: string;
  /** What is typed, and what is saved where the story tells it. */
  own: string;
  saved?: string;
}

type Playing = Parameters<NonNullable<typeof ChangedElsewhereMeanwhile.input.play>>[0];

/** Opens the comparison in English, and reads it in both languages. */
async function expectWords({ canvas, userEvent }: Playing, english: Words[], turkish: Words[]) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
  for (const [language, words] of [
    ['en', english],
    ['tr', turkish],
  ] as const) {
    await changeLanguage(language);
    for (const { field, own, saved } of words) {
      const versions = await canvas.findByRole('radiogroup', { name: field });
      const [mine, theirs] = within(versions).getAllByRole('radio');
      await expect(mine?.closest('label')).toHaveTextContent(own);
      if (saved) await expect(theirs?.closest('label')).toHaveTextContent(saved);
    }
  }
}

/** Proves ADMIN-64: the versions have the words of the form, as everywhere below. */
export const ASchoolInWords = meta.story({
  beforeEach: () =>
    keepDraft('schools', 'school-gokcecinar', {
      country: 'GB',
      timeZone: 'America/New_York',
      aboutLanguage: 'af',
      colours: { primary: '#112233', secondary: '#ffcc00' },
    }),
  play: async (acting) => {
    await expectWords(
      acting,
      [
        { field: 'Country', own: 'United Kingdom', saved: 'Türkiye' },
        { field: 'Time zone', own: 'America/New York' },
        { field: 'Language of these words', own: 'Afrikaans' },
        { field: 'Colours', own: 'Main colour: #112233 Second colour: #ffcc00' },
      ],
      [
        { field: 'Ülke', own: 'Birleşik Krallık', saved: 'Türkiye' },
        { field: 'Saat dilimi', own: 'America/New York' },
        { field: 'Bu metnin dili', own: 'Afrikaanca' },
        { field: 'Renkler', own: 'Ana renk: #112233 İkinci renk: #ffcc00' },
      ],
    );
    const colours = acting.canvas.getByRole('radiogroup', { name: 'Renkler' });
    await expect(colours.querySelector('svg path[fill="#112233"]')).toBeVisible();
  },
});

export const ATeamInWords = meta.story({
  args: { address: recordPath('teams', team?.id ?? '') },
  beforeEach: () => keepDraft('teams', team?.id ?? '', { colours: null }),
  play: (acting) =>
    expectWords(
      acting,
      [{ field: 'Colours', own: 'No colours' }],
      [{ field: 'Renkler', own: 'Renksiz' }],
    ),
});

export const AnAthleteInWords = meta.story({
  args: { address: recordPath('athletes', athleteId(1)) },
  beforeEach: () =>
    keepDraft('athletes', athleteId(1), {
      position: 'attack',
      dateOfBirth: '2011-02-03',
      ageBand: '',
    }),
  play: (acting) =>
    expectWords(
      acting,
      [
        { field: 'Position', own: 'Attack' },
        { field: 'Date of birth', own: 'Feb 3, 2011' },
        { field: 'Age band', own: 'No age band' },
      ],
      [
        { field: 'Mevki', own: 'Hücum' },
        { field: 'Doğum tarihi', own: '3 Şub 2011' },
        { field: 'Yaş grubu', own: 'Yaş grubu yok' },
      ],
    ),
});

const match = matchOf('scheduled', 'football');

export const AMatchInWords = meta.story({
  args: { address: recordPath('matches', match) },
  beforeEach: () =>
    keepDraft('matches', match, {
      schedule: { kind: 'dateTime', date: '2026-05-09', time: '14:30', zone: 'America/New_York' },
      timeZone: 'America/New_York',
    }),
  play: (acting) =>
    expectWords(
      acting,
      [
        { field: 'Time', own: 'May 9, 2026 14:30 (America/New York)' },
        { field: 'Time zone of the ground', own: 'America/New York' },
      ],
      [
        { field: 'Zaman', own: '9 May 2026 14:30 (America/New York)' },
        { field: 'Sahanın saat dilimi', own: 'America/New York' },
      ],
    ),
});

export const AMessageInWords = meta.story({
  args: { address: recordPath('messages', 'outgoing-spring-draw') },
  beforeEach: () =>
    keepDraft('messages', 'outgoing-spring-draw', { icon: 'heroicons_outline:truck' }),
  play: (acting) =>
    expectWords(
      acting,
      [{ field: 'Icon', own: 'Lorry: travel' }],
      [{ field: 'Simge', own: 'Kamyon: ulaşım' }],
    ),
});
