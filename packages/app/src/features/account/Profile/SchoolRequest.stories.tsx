import preview from '#storybook/preview';
import { expect } from 'storybook/test';
import { startFresh } from '#testing/startFresh.ts';
import { SchoolRequest } from './SchoolRequest.tsx';

const profile = {
  id: 'user-user',
  givenName: 'Deniz',
  familyName: 'Örnek',
  email: 'user@touchline.example',
  language: 'tr' as const,
  avatar: null,
  newsletter: false,
  roles: ['User' as const],
  school: null,
  request: {
    school: { id: 'school-gokcecinar', name: 'Gökçeçınar Anadolu Lisesi' },
    role: 'staff' as const,
    state: 'pending' as const,
    answer: null,
  },
  version: 1,
  updatedAt: null,
  updatedBy: null,
};

const meta = preview.meta({
  title: 'Pages/SchoolRequest',
  component: SchoolRequest,
  args: { profile },
  beforeEach: (context) => startFresh({ args: {}, globals: context.globals }),
});

/** Proves SIGNUP-7. */
export const Waiting = meta.story({
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Waiting for your school: Gökçeçınar Anadolu Lisesi'),
    ).toBeVisible();
    await expect(canvas.getByText('You asked to be there as: Teacher or coach')).toBeVisible();
  },
});

/** Proves SIGNUP-7. */
export const Refused = meta.story({
  args: {
    profile: {
      ...profile,
      request: { ...profile.request, state: 'refused', answer: 'Please ask at the office.' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The reason: Please ask at the office.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ask us about it' })).toBeVisible();
  },
});

export const Approved = meta.story({
  args: { profile: { ...profile, request: { ...profile.request, state: 'approved' } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).toBe('');
  },
});

export const WaitingInTheDark = meta.story({
  globals: { scheme: 'dark' },
  play: Waiting.input.play,
});

export const WaitingInTurkish = meta.story({
  globals: { language: 'tr' },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Okulunuz bekleniyor: Gökçeçınar Anadolu Lisesi'),
    ).toBeVisible();
    await expect(
      canvas.getByText('Orada olmak istediğiniz görev: Öğretmen ya da antrenör'),
    ).toBeVisible();
  },
});
