import { errorStatusLogs } from '#storybook/expectedLogs';
import preview from '#storybook/preview';
import { seedTeams } from '@touchline/mocks/fixtures/teamRecords';
import { refusing } from '@touchline/mocks/scenarios';
import { expect, screen, waitFor, within } from 'storybook/test';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { recordPath } from '../../recordPaths.ts';
import { signInAs } from '../../testing/signInAs.ts';
import { fieldNamed, ownSchool } from '../../testing/recordPlay.ts';

const meta = preview.meta({
  title: 'Pages/AdminRecord/CrestAndColours',
  component: ProductPage,
  args: { address: ownSchool },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

/** The letters of the crest in the head and in the form are those of its public page. */
export const OneCrestEverywhere = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Name/ });
    const main = within(canvas.getByRole('main'));
    await expect(main.getAllByText(/^GL?$/).map(({ textContent }) => textContent)).toEqual([
      'GL',
      'GL',
      'GL',
    ]);
  },
});

export const InTurkishInTheDark = meta.story({
  globals: { language: 'tr', scheme: 'dark', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Arma' })).toBeVisible();
    await expect(await canvas.findByText(/renkler ayırt ediliyor/)).toBeVisible();
  },
});

/** Proves ADMIN-66. */
export const ColoursThatAreClose = meta.story({
  play: async (acting) => {
    const { canvas, userEvent } = acting;
    await expect(await canvas.findByText(/can be told apart/)).toBeVisible();
    const band = await fieldNamed(acting, /^Second colour/);
    await userEvent.clear(band);
    await userEvent.type(band, '#1D3B73{Enter}');
    await expect(await canvas.findByText(/hard to tell apart/)).toBeVisible();
  },
});

/** Proves ADMIN-66. */
export const APictureOfTheWrongType = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('group', { name: 'Crest' });
    const input = canvasElement.querySelector('input[type="file"]');
    const file = new File(['<svg/>'], 'crest.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(input as HTMLInputElement, file);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/not a JPEG/);
  },
});

/** A picture of one colour, which has few bytes. */
async function picture(side: number): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  canvas.getContext('2d')?.fillRect(0, 0, side, side);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'crest.png', { type: 'image/png' });
}

/** Proves ADMIN-66: what cannot be a crest is refused in words, before it is sent. */
export const PicturesThatAreNoCrest = meta.story({
  tags: ['time-passes'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('group', { name: 'Crest' });
    const input = canvasElement.querySelector('input[type="file"]') as HTMLInputElement;
    const type = 'image/png';
    const large = new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'crest.png', { type });
    await userEvent.upload(input, large);
    await expect(await canvas.findByText('This file is larger than 5 MB.')).toBeVisible();
    await userEvent.upload(input, new File(['no picture'], 'crest.png', { type }));
    await expect(await canvas.findByText('This picture cannot be read.')).toBeVisible();
    await userEvent.upload(input, await picture(95));
    await expect(await canvas.findByText(/smaller than 96 × 96 pixels/)).toBeVisible();
    await userEvent.upload(input, await picture(96));
    const crop = within(await screen.findByRole('dialog', { name: 'Crop: Crest' }));
    // Each corner has a name of its own.
    const corners = await crop.findAllByRole('button', { name: /corner of the part$/ });
    const names = corners.map((corner) => corner.getAttribute('aria-label'));
    await expect(new Set(names).size).toBe(4);
    await expect(canvas.queryByText(/smaller than 96 × 96 pixels/)).toBeNull();
  },
});

const withoutCrest = seedTeams().find(({ squad, crestUrl }) => squad.length > 3 && !crestUrl);

/** A picture that is wider than high. */
async function widePicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 200;
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = '#0f3d3e';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? ''], 'crest.png', { type: 'image/png' });
}

/** Proves ADMIN-66: why an upload is refused is told in the question that sent it. */
export const AnUploadThatIsRefused = meta.story({
  args: { address: recordPath('teams', withoutCrest?.id ?? '') },
  parameters: { expectedLogs: errorStatusLogs('POST api/images', 400) },
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    msw.use(refusing('uploadImage', { image: ['The picture is too dark.'] }));
    await canvas.findByRole('group', { name: 'Crest' });
    const input = canvasElement.querySelector('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, await widePicture());
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop: Crest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    await expect(await dialog.findByText('The picture is too dark.')).toBeVisible();
  },
});

/** Proves TEAM-1, ADMIN-66. */
export const ATeamIsGivenACrest = meta.story({
  args: { address: recordPath('teams', withoutCrest?.id ?? '') },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const crest = within(await canvas.findByRole('group', { name: 'Crest' }));
    const pictures = () => canvasElement.querySelectorAll('main img[src*="/api/assets/image"]');
    await expect(crest.getByText(/at most 5 MB/)).toBeVisible();
    await expect(pictures()).toHaveLength(0);
    const input = canvasElement.querySelector('input[type="file"]');
    await userEvent.upload(input as HTMLInputElement, await widePicture());
    const dialog = within(await screen.findByRole('dialog', { name: 'Crop: Crest' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Use this part' }));
    await waitFor(() => expect(pictures()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await screen.findByText('Saved.');
    // Beside the name too.
    await waitFor(() => expect(pictures()).toHaveLength(2));
    await userEvent.click(crest.getByRole('button', { name: 'Remove the picture' }));
    await expect(pictures()).toHaveLength(1);
    // The button is gone, and the heading of the page can be out of sight.
    await expect(canvas.getByRole('group', { name: 'Crest' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeEnabled();
  },
});
