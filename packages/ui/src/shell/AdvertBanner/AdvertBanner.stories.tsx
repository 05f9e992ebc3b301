import { boxOf } from '#storybook/boxOf';
import { applyTextSpacing } from '#storybook/applyTextSpacing';
import preview from '#storybook/preview';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { AdvertBanner, type AdvertBannerProps, type AdvertSummary } from './AdvertBanner.tsx';

/** A path of this site, for any base path of Storybook. */
function pathTo(file: string): string {
  // A server draws the stories too, and has no document.
  const base = globalThis.document?.baseURI ?? 'https://touchline.example/';
  return new URL(`${import.meta.env.BASE_URL}${file}`, base).pathname;
}

const logo = pathTo('favicon.svg');

const sports: AdvertSummary = {
  title: 'Kaplan Sports',
  description: 'Boots and shirts for school teams, fitted in an afternoon.',
  imageUrl: logo,
  webLink: 'https://www.kaplan-sports.example/schools',
  contactNumber: '+90 212 555 01 01',
};

const args: AdvertBannerProps = {
  advertisement: sports,
  house: { description: 'Default advertisement', imageUrl: logo },
  labels: { advertisement: 'Advertisement', call: 'Call', visit: 'Visit, opens apart' },
};

const meta = preview.meta({
  title: 'Shell/AdvertBanner',
  component: AdvertBanner,
  args,
  parameters: { layout: 'fullscreen' },
});

export const Standard = meta.story({ tags: ['picture'] });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'narrow' } } });

export const OnATablet = meta.story({ globals: { viewport: { value: 'sm' } } });

export const InTheDark = meta.story({ globals: { scheme: 'dark' } });

export const HouseWhenThereIsNone = meta.story({ args: { advertisement: null } });

export const NotKnownYet = meta.story({ args: { advertisement: undefined } });

export const WithoutActions = meta.story({
  args: { advertisement: { ...sports, webLink: null, contactNumber: null } },
});

export const LongTurkish = meta.story({
  args: {
    advertisement: {
      title: 'Öğrenci ve öğretmenlere özel kırtasiye ve spor malzemeleri',
      description:
        'Okul takımları için forma, ayakkabı ve antrenman malzemelerinde yıl boyunca geçerli indirimler.',
      imageUrl: logo,
      webLink: 'https://kirtasiye-ve-spor-malzemeleri.example',
      contactNumber: '+90 212 555 01 01',
    },
    labels: { advertisement: 'Reklam', call: 'Ara', visit: 'Yeni sekmede aç' },
  },
  globals: { viewport: { value: 'narrow' }, language: 'tr' },
});

const stripe =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 970 120" width="970" height="120"><rect width="970" height="120" fill="teal"/></svg>',
  );

export const FillsItsPlace = meta.story({
  globals: { viewport: { value: 'xl' } },
  render: (own) => (
    <div data-place="">
      <AdvertBanner {...own} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const slot = boxOf(canvas.getByRole('complementary'));
    const place = boxOf(canvasElement.querySelector('[data-place]'));
    await expect([slot.left, slot.right]).toEqual([place.left, place.right]);
  },
});

const square = '/api/assets/crest-school-wexcombe.svg';

const long =
  'Boots, shirts and balls for all teams of a school, fitted in an afternoon on your own ground, at a price that is the same for a whole year. Ask us at any time.';

function HouseThenAnother(own: AdvertBannerProps) {
  const [advertisement, setAdvertisement] = useState<AdvertSummary | null>(null);
  return (
    <>
      <AdvertBanner {...own} advertisement={advertisement} />
      <button
        type="button"
        onClick={() => setAdvertisement({ ...sports, imageUrl: '/api/assets/kestrel.svg' })}
      >
        Next
      </button>
    </>
  );
}

/** Proves AD-3. */
export const TheNextIsShownWhole = meta.story({
  render: (own) => <HouseThenAnother {...own} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(canvas.getByText('Kaplan Sports')).toBeVisible());
    await expect(canvas.queryByText('Default advertisement')).toBeNull();
    const picture = canvasElement.querySelector('img');
    await expect(picture?.complete && picture.naturalWidth > 0).toBe(true);
  },
});

/** Proves AD-5. */
export const CallsAndVisitsByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const call = canvas.getByRole('link', { name: 'Call +90 212 555 01 01' });
    await expect(call).toHaveFocus();
    await expect(call).toHaveAttribute('href', 'tel:+902125550101');
    await userEvent.tab();
    const visit = canvas.getByRole('link', { name: 'Visit, opens apart: kaplan-sports.example' });
    await expect(visit).toHaveFocus();
    await expect(visit).toHaveAttribute('rel', 'noopener noreferrer nofollow sponsored');
  },
});

/** Proves AD-18: each press on a link is told once, by mouse or key, and no other one. */
export const TellsWhatWasFollowed = meta.story({
  args: { advertisement: { ...sports, id: 'advertisement-kaplan' }, onFollow: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const visit = canvas.getByRole('link', { name: /^Visit/ });
    const call = canvas.getByRole('link', { name: /^Call/ });
    // The story must not leave its page.
    for (const link of [visit, call])
      link.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(visit);
    call.focus();
    await userEvent.keyboard('{Enter}');
    await fireEvent(visit, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
    await fireEvent(visit, new MouseEvent('auxclick', { bubbles: true, button: 2 }));
    await userEvent.click(canvas.getByText('Kaplan Sports'));
    await expect(args.onFollow).toHaveBeenCalledTimes(3);
    for (const [turn, link] of (['visit', 'call', 'visit'] as const).entries())
      await expect(args.onFollow).toHaveBeenNthCalledWith(turn + 1, 'advertisement-kaplan', link);
  },
});

/** Proves AD-5. */
export const UnsafeAddressesAreLeftOut = meta.story({
  args: {
    advertisement: {
      description: 'Click here',
      imageUrl: stripe,
      webLink: 'javascript:alert(1)',
      contactNumber: 'javascript:alert(1)',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('presentation')).toBeNull();
  },
});

/** Proves AD-7. */
export const PictureThatFailsLeavesTheWords = meta.story({
  args: { advertisement: { description: 'Boots and shirts', imageUrl: pathTo('i18n/en.json') } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('Boots and shirts')).toBeVisible();
  },
});

/** Proves AD-19: a picture of 970 × 120 leaves the longest title two lines that can be read. */
export const WidePicture = meta.story({
  args: {
    advertisement: {
      ...sports,
      title: 'Kaplan Sports: boots and shirts for all teams of the school',
      imageUrl: '/api/assets/kestrel-wide.svg',
    },
  },
  globals: { viewport: { value: 'xl' } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByText(/^Kaplan Sports:/);
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBe(970));
    const lineHeight = Number.parseFloat(getComputedStyle(title).lineHeight);
    await waitFor(() =>
      expect(title.getBoundingClientRect().height).toBeCloseTo(2 * lineHeight, 0),
    );
    const words = title.getBoundingClientRect();
    const slot = canvas.getByRole('complementary').getBoundingClientRect();
    await expect(words.width).toBeGreaterThanOrEqual(140);
    await expect(words.bottom).toBeLessThanOrEqual(slot.bottom - 8);
    await expect(picture?.getBoundingClientRect().width).toBeGreaterThanOrEqual(200);
    const actions = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    for (const action of actions) await expect(action.left).toBeGreaterThanOrEqual(words.right);
    await expect(actions.at(-1)?.right).toBeLessThanOrEqual(slot.right - 8);
  },
});

export const WidePictureOnANarrowPhone = meta.story({
  ...WidePicture.input,
  globals: { viewport: { value: 'narrow' } },
});

export const WidePictureOnAPhone = meta.story({
  ...WidePicture.input,
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
});

export const WidePictureOnATablet = meta.story({
  ...WidePicture.input,
  globals: { viewport: { value: 'sm' } },
});

export const WidePictureFromMd = meta.story({
  ...WidePicture.input,
  globals: { viewport: { value: 'md' } },
});

/** Proves A11Y-7: each line that is shown is shown whole, and there are as many as without. */
export const SpacedTextIsWholeOnAPhone = meta.story({
  args: {
    advertisement: {
      ...sports,
      title: 'Kaplan Sports for schools',
      description: long,
      imageUrl: square,
    },
  },
  globals: { viewport: { value: 'phone' } },
  beforeEach: applyTextSpacing,
  play: async ({ canvas }) => {
    const slot = canvas.getByRole('complementary').getBoundingClientRect();
    const texts = [
      { text: canvas.getByText('Advertisement'), lines: 1 },
      { text: canvas.getByText('Kaplan Sports for schools'), lines: 1 },
      { text: canvas.getByText(long), lines: innerWidth >= 600 && innerWidth < 960 ? 2 : 3 },
    ];
    for (const { text, lines } of texts) {
      const { top, bottom, height } = text.getBoundingClientRect();
      const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight);
      await expect(height / lineHeight, text.textContent).toBeCloseTo(lines, 1);
      await expect(top).toBeGreaterThanOrEqual(slot.top);
      await expect(bottom).toBeLessThanOrEqual(slot.bottom);
    }
  },
});

export const SpacedTextIsWholeOnANarrowPhone = meta.story({
  ...SpacedTextIsWholeOnAPhone.input,
  globals: { viewport: { value: 'narrow' } },
});

export const SpacedTextIsWholeOnATablet = meta.story({
  ...SpacedTextIsWholeOnAPhone.input,
  globals: { viewport: { value: 'sm' } },
});

export const SpacedTextIsWholeOnADesktop = meta.story({
  ...SpacedTextIsWholeOnAPhone.input,
  globals: { viewport: { value: 'md' } },
});

/** Proves AD-21. */
export const ASquarePictureStandsInTheMiddleOfItsSpace = meta.story({
  args: { advertisement: { ...sports, imageUrl: square } },
  globals: { viewport: { value: 'md' } },
  play: async ({ canvas, canvasElement }) => {
    const picture = canvasElement.querySelector('img');
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0));
    const slot = canvas.getByRole('complementary').getBoundingClientRect();
    const { left, top, right, bottom, width, height } =
      picture?.getBoundingClientRect() ?? new DOMRect();
    await expect(Math.abs(width - height)).toBeLessThanOrEqual(1);
    const margins = [left - slot.left, top - slot.top, slot.bottom - bottom];
    await expect(Math.max(...margins) - Math.min(...margins)).toBeLessThanOrEqual(1);
    const text = canvas.getByText('Kaplan Sports').getBoundingClientRect();
    await expect(text.left - right).toBeLessThanOrEqual(17);
  },
});

export const ASquarePictureOnATablet = meta.story({
  ...ASquarePictureStandsInTheMiddleOfItsSpace.input,
  globals: { viewport: { value: 'sm' } },
});

/** All states of the slot at one width. */
const everyState = (own: AdvertBannerProps) => (
  <>
    <AdvertBanner {...own} advertisement={undefined} />
    <AdvertBanner
      {...own}
      advertisement={null}
      labels={{ ...own.labels, advertisement: 'House' }}
    />
    <AdvertBanner {...own} labels={{ ...own.labels, advertisement: 'Sponsor' }} />
  </>
);

async function expectHeights(slots: HTMLElement[], height: number) {
  for (const slot of slots) {
    await expect(boxOf(slot).height).toBe(height);
  }
}

/** Proves AD-7. */
export const SameHeightInEveryStateOnAPhone = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: everyState,
  play: ({ canvas }) => expectHeights(canvas.getAllByRole('complementary'), 100),
});

/** Proves AD-7. */
export const SameHeightInEveryStateOnATablet = meta.story({
  globals: { viewport: { value: 'sm' } },
  render: everyState,
  play: ({ canvas }) => expectHeights(canvas.getAllByRole('complementary'), 90),
});

/** Proves AD-7. */
export const SameHeightInEveryStateOnADesktop = meta.story({
  globals: { viewport: { value: 'md' } },
  render: everyState,
  play: ({ canvas }) => expectHeights(canvas.getAllByRole('complementary'), 120),
});
