import preview from '#storybook/preview';
import { expect, waitFor } from 'storybook/test';
import { Crest } from './Crest.tsx';

const uploaded = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="teal" d="M0 0h8v5L4 8 0 5z"/></svg>',
)}`;

const meta = preview.meta({
  title: 'Controls/Crest',
  component: Crest,
  args: { id: 'school-1', name: 'Northgate School' },
});

/** One id per shape. */
const ids = ['school-1', 'school-0', 'school-3'];

const colours = [
  undefined,
  { primary: '#ffffff', secondary: '#c1121f' },
  { primary: '#000000', secondary: '#1a1a1a' },
  { primary: '#ffd60a', secondary: '#ffe45e' },
];

export const Drawn = meta.story();

export const OwnPicture = meta.story({ args: { src: uploaded } });

export const Sizes = meta.story({
  render: (args) => (
    <>
      {(['small', 'row', 'medium', 'large'] as const).flatMap((size) =>
        ids.map((id) => <Crest key={size + id} {...args} id={id} size={size} />),
      )}
    </>
  ),
});

/** Also those in which ground and second colour, or ground and page, are alike. */
export const Colours = meta.story({
  render: (args) => (
    <>
      {colours.flatMap((pair, index) =>
        ids.map((id) => <Crest key={index + id} {...args} id={id} colours={pair} size="large" />),
      )}
    </>
  ),
});

export const ColoursInDark = meta.story({ ...Colours.input, globals: { scheme: 'dark' } });

export const TurkishInitials = meta.story({
  args: { name: 'işıklar çamlıca', size: 'large' },
  globals: { language: 'tr' },
});

const drawingIn = (root: HTMLElement) => root.querySelector('svg');

/** Proves SCHOOL-8. */
export const DrawnWhenThePictureFails = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByText('NS')).toBeVisible();
  },
});

/** Proves SCHOOL-8. */
export const TheOwnPictureTakesThePlaceOfTheDrawing = meta.story({
  args: { src: uploaded },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', uploaded);
    await expect(drawingIn(canvasElement)).toBeNull();
  },
});

/** Proves SEC-3. */
export const DrawnForAnAddressThatIsNoPicture = meta.story({
  args: { src: 'http://evil.example/crest.png' },
  play: async ({ canvasElement }) => {
    await expect(drawingIn(canvasElement)).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
});

export const SkippedByScreenReaders = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(drawingIn(canvasElement)).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
});

export const NamedWhereItStandsAlone = meta.story({
  args: { label: 'Northgate School' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Northgate School' })).toBeVisible();
  },
});

export const LettersStayInsideTheOutline = meta.story({
  render: () => (
    <>
      {ids.map((id) => (
        <Crest key={id} id={id} name="Wimbledon Meadows" size="large" />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const drawings = [...canvasElement.querySelectorAll('svg')];
    await expect(drawings).toHaveLength(ids.length);
    for (const drawing of drawings) {
      const [ground, letters] = [drawing.querySelector('path'), drawing.querySelector('text')];
      const box = letters?.getBBox() ?? new DOMRect();
      for (const x of [box.x, box.x + box.width]) {
        for (const y of [box.y + box.height * 0.2, box.y + box.height * 0.8]) {
          await expect(ground?.isPointInFill(new DOMPoint(x, y))).toBe(true);
        }
      }
    }
  },
});
