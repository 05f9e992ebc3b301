import { layoutNames } from '#testing/toolbars.ts';
import { Fragment } from 'react';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import * as styles from './face.css.ts';
import { FaceCaption, FrameWidth } from './FaceCaption.tsx';
import type { FrameSize, LocalizedText } from './pieceDocs.ts';
import { StorybookLink } from './StorybookLink.tsx';
import { StoryFrame } from './StoryFrame.tsx';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

/** What a page of the product shows, and the story that opens it. */
interface ProductPage {
  is: LocalizedText;
  story: string;
  /** The layout that shows it on the page of the frame around all of them. */
  inFrame: string;
  /** At every width of the layout; otherwise at the first one. */
  isAtEveryWidth?: boolean;
}

const home: ProductPage = {
  is: texts.homePage,
  story: 'Home On A Phone',
  inFrame: 'Classy',
  isAtEveryWidth: true,
};

const pages: readonly ProductPage[] = [
  home,
  { is: texts.matchPage, story: 'Live Match At Xl', inFrame: 'Modern' },
  { is: texts.messagesPage, story: 'Messages At Sm', inFrame: 'Compact' },
];

/** The piece that every layout is made with; its page shows the product in several of them. */
const frameOfAll = 'AppFrame';

/**
 * The package of the layouts knows neither the navigation nor the pages, so its own stories hold
 * stand-ins; what a layout looks like is told by the product in it, whose stories belong to the app.
 */
export function isInUse(piece: string): boolean {
  return piece === frameOfAll || layoutNames.some((name) => name === piece.toLowerCase());
}

/** The id of the story of the product's home page in a layout. */
export function homeInUse(piece: string): string {
  return idOf(piece, home);
}

/** In place of a story's name: the layout, live, where it is the wrong one. */
export const misused = 'Misused';

/** The id of the story of a layout where it is the wrong one. */
export function misusedStory(piece: string): string {
  return toId(`Layouts/In use/${misused}`, storyNameFromExport(piece));
}

function idOf(piece: string, { story, inFrame }: ProductPage): string {
  return toId(`Layouts/In use/${piece === frameOfAll ? inFrame : piece}`, story);
}

export interface InUseProps {
  /** The name of a layout, or of the frame around all of them. */
  piece: string;
  frame: FrameSize;
}

/** The product in a layout, or in one after another: its home page at each width, a match and the messages. */
export function InUse({ piece, frame: { widths, height } }: InUseProps) {
  const { say } = useToolbar();
  const nameOf = ({ is, inFrame }: ProductPage) =>
    piece === frameOfAll ? `${inFrame} · ${say(is)}` : say(is);
  return (
    <>
      <div className={styles.framedFaces}>
        {pages.map((page) => (
          <figure key={page.story} className={styles.stage}>
            {(page.isAtEveryWidth ? widths : widths.slice(0, 1)).map((width) => (
              <Fragment key={width}>
                <FrameWidth width={width} />
                <StoryFrame
                  id={idOf(piece, page)}
                  title={`${say(texts.inTheFrame)}: ${nameOf(page)}, ${width}`}
                  width={width}
                  height={height}
                />
              </Fragment>
            ))}
            <FaceCaption name={nameOf(page)} id={idOf(piece, page)} />
          </figure>
        ))}
      </div>
      <p className={styles.below}>
        <StorybookLink to="story" id={homeInUse(piece)}>
          {say(texts.inUse)}
        </StorybookLink>
      </p>
    </>
  );
}
