import preview from '#storybook/preview';
import type { AnyEndpoint } from '@touchline/contract/allEndpoints';
import { athleteId } from '@touchline/mocks/fixtures/athletes';
import { answering, held } from '@touchline/mocks/scenarios';
import { expect, waitFor, type within } from 'storybook/test';
import { call } from '#platform/client/client.ts';
import { ProductPage } from '#testing/ProductPage.tsx';
import { startFresh } from '#testing/startFresh.ts';
import { recordPath } from '../recordPaths.ts';
import { signInAs } from '../testing/signInAs.ts';

const meta = preview.meta({
  title: 'Pages/RecordSkeleton',
  component: ProductPage,
  args: { address: recordPath('schools', 'school-gokcecinar') },
  parameters: { layout: 'fullscreen' },
  beforeEach: async (context) => {
    await startFresh(context);
    await signInAs('administrator');
  },
});

let release = () => {};

/** Holds the answer with the record until the story has seen the skeleton. */
const holding =
  (name: AnyEndpoint) =>
  ({ msw }: { msw: { use: (handler: ReturnType<typeof held>) => void } }) => {
    const answer = Promise.withResolvers<void>();
    release = answer.resolve;
    msw.use(held(name, answer.promise));
    return release;
  };

/** Where the cards of the page begin and how high they are, in px. */
function cardsIn(canvasElement: HTMLElement) {
  return [...canvasElement.querySelectorAll<HTMLElement>('main section, main div')]
    .filter((one) => getComputedStyle(one).boxShadow !== 'none')
    .filter((one) => !one.parentElement?.closest('section'))
    .map((one) => one.getBoundingClientRect())
    .map(({ top, height }) => ({ top: top + scrollY, height }));
}

/** How much a card may differ from what its skeleton reserved, in px: a line more of its texts. */
const tolerance = 24;

/** Each card comes where it was drawn before, and as high. */
async function play({
  canvas,
  canvasElement,
}: {
  canvas: ReturnType<typeof within>;
  canvasElement: HTMLElement;
}) {
  await waitFor(() => expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible());
  const reserved = cardsIn(canvasElement);
  release();
  await canvas.findByRole('heading', { level: 1 });
  await waitFor(() => {
    const cards = cardsIn(canvasElement);
    const isHeld = cards.map(({ height }, index) => {
      const room = reserved[index]?.height ?? 0;
      return Math.abs(height - room) < tolerance ? 'as reserved' : `${height}, not ${room}`;
    });
    void expect(isHeld).toEqual(reserved.map(() => 'as reserved'));
    void expect(cards[0]?.top).toBeCloseTo(reserved[0]?.top ?? 0, 0);
  });
}

/** Proves ERROR-7. */
export const ASchool = meta.story({
  args: { address: recordPath('schools', 'school-gokcecinar') },
  globals: { viewport: { value: 'lg' } },
  beforeEach: holding('adminSchool'),
  play,
});

/** Proves ERROR-7. */
export const ASchoolOnAPhone = meta.story({
  ...ASchool.input,
  globals: { viewport: { value: 'phone' } },
});

/** Proves ERROR-7. */
export const ATeam = meta.story({
  args: { address: recordPath('teams', 'team-tr-football-u16-gokcecinar') },
  globals: { viewport: { value: 'lg' } },
  beforeEach: holding('adminTeam'),
  play,
});

/** Proves ERROR-7. */
export const ATeamOnAPhone = meta.story({
  ...ATeam.input,
  globals: { viewport: { value: 'phone' } },
});

/** Proves ERROR-7. */
export const AnAthlete = meta.story({
  args: { address: recordPath('athletes', athleteId(3)) },
  globals: { viewport: { value: 'lg' } },
  beforeEach: holding('athlete'),
  play,
});

/** Proves ERROR-7. */
export const AnAthleteOnAPhone = meta.story({
  ...AnAthlete.input,
  globals: { viewport: { value: 'phone' } },
});

/** Proves ERROR-7. */
export const AMatch = meta.story({
  args: { address: recordPath('matches', 'tr-football-u16-r1-1') },
  globals: { viewport: { value: 'lg' } },
  beforeEach: async ({ msw }) => {
    // Where the viewer is: the time at the ground would be one line more of the head on a phone.
    const match = await call('adminMatch', { path: { id: 'tr-football-u16-r1-1' } });
    msw.use(answering('adminMatch', { ...match, timeZone: 'UTC' }));
    return holding('adminMatch')({ msw });
  },
  play,
});

/** Proves ERROR-7. */
export const AMatchOnAPhone = meta.story({
  ...AMatch.input,
  globals: { viewport: { value: 'phone' } },
});

/** Proves ERROR-7. */
export const AnAdvertisement = meta.story({
  args: { address: recordPath('advertisements', 'advertisement-kestrel') },
  globals: { viewport: { value: 'lg' } },
  beforeEach: holding('adminAdvertisement'),
  play,
});

/** Proves ERROR-7. */
export const AnAdvertisementOnAPhone = meta.story({
  ...AnAdvertisement.input,
  globals: { viewport: { value: 'phone' } },
});

/** Proves ERROR-7. */
export const AMessage = meta.story({
  args: { address: recordPath('messages', 'outgoing-spring-draw') },
  globals: { viewport: { value: 'lg' } },
  beforeEach: holding('adminMessage'),
  play,
});

/** Proves ERROR-7. */
export const AMessageOnAPhone = meta.story({
  ...AMessage.input,
  globals: { viewport: { value: 'phone' } },
});

export const DarkInTurkish = meta.story({
  globals: { scheme: 'dark', language: 'tr' },
  beforeEach: holding('adminSchool'),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-skeleton]')).toBeVisible());
  },
});
