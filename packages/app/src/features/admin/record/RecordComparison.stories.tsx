import preview from '#storybook/preview';
import { accounts } from '@touchline/mocks/fixtures/accounts';
import { seedTeams } from '@touchline/mocks/fixtures/teamRecords';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readStored, storageKeys, writeStored } from '#platform/storage/storage.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';
import { fieldNamed, ownSchool } from '../testing/recordPlay.ts';

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
