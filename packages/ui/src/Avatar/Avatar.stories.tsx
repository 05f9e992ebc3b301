import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="teal"/><circle cx="4" cy="3" r="1.6" fill="wheat"/><ellipse cx="4" cy="7.6" rx="3" ry="2.6" fill="wheat"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Controls/Avatar',
  component: Avatar,
  args: { name: 'Brian Hughes' },
});

const presences = ['online', 'away', 'busy', 'not-visible'] as const;

export const Initials = meta.story();

export const Picture = meta.story({ args: { src: portrait } });

export const Sizes = meta.story({
  render: (args) => (
    <>
      {(['small', 'row', 'medium', 'large'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} presence="online" presenceLabel="Online" />
      ))}
    </>
  ),
});

export const Presences = meta.story({
  args: { src: portrait },
  render: (args) => (
    <>
      {presences.map((presence) => (
        <Avatar key={presence} {...args} presence={presence} presenceLabel={presence} />
      ))}
      {presences.map((presence) => (
        <Avatar
          key={presence}
          {...args}
          size="small"
          presence={presence}
          presenceLabel={presence}
        />
      ))}
    </>
  ),
});

export const PresencesInDark = meta.story({ ...Presences.input, globals: { scheme: 'dark' } });

export const PresencesRightToLeft = meta.story({
  ...Presences.input,
  globals: { direction: 'rtl' },
});

export const TurkishInitials = meta.story({
  args: { name: 'işıl çağlayan' },
  globals: { language: 'tr' },
});

/** Proves USER-8. */
export const InitialsWhenThePictureFails = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('BH')).toBeVisible();
  },
});

/** Proves SEC-3. */
export const InitialsForAnAddressThatIsNoPicture = meta.story({
  args: { src: '//evil.example/face.png' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('BH')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const NamedWithItsPresence = meta.story({
  args: { presence: 'away', presenceLabel: 'Away' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Brian Hughes, Away' })).toBeVisible();
  },
});

export const SkippedWhenDecorative = meta.story({
  args: { isDecorative: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});
