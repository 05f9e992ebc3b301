import { Fragment } from 'react';
import type { Args } from 'storybook/internal/types';
import * as styles from './face.css.ts';
import { FaceCaption, FrameWidth } from './FaceCaption.tsx';
import { LiveStory } from './LiveStory.tsx';
import type { PieceDocs } from './pieceDocs.ts';
import { frameWidths, schemedStory, storyOf, type StoryModule } from './stories.ts';
import { StoryFrame } from './StoryFrame.tsx';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

interface StageProps {
  name: string;
  docs: PieceDocs;
  stories: StoryModule;
  args?: Args | undefined;
  /** Shows the first width alone. */
  isBrief?: boolean;
}

/** A story as the piece needs it: as a part of the page, or in frames of some widths or of its own. */
export function Stage({ name, docs: { frame }, stories, args, isBrief = false }: StageProps) {
  const { scheme, say } = useToolbar();
  if (!frame) return <LiveStory story={storyOf(stories, name)} args={args} />;
  const story = schemedStory(stories, name, scheme === 'dark');
  const all = frameWidths(story, frame);
  const widths = isBrief ? all.slice(0, 1) : all;
  return widths.map((width) => (
    <Fragment key={width}>
      {widths.length > 1 && <FrameWidth width={width} />}
      <StoryFrame
        id={story.id}
        title={`${say(texts.inTheFrame)}: ${story.name}, ${width}`}
        width={width}
        height={frame.height}
        args={args}
      />
    </Fragment>
  ));
}

/** The first face, which the controls of the properties change. */
export function Playground({ docs, stories, args }: Omit<StageProps, 'name' | 'isBrief'>) {
  return (
    <div className={styles.stage}>
      <Stage name={docs.faces[0] ?? ''} docs={docs} stories={stories} args={args} isBrief />
    </div>
  );
}

/** One face with the name of its story. */
export function Face(props: Omit<StageProps, 'args' | 'isBrief'>) {
  const { name, id } = storyOf(props.stories, props.name);
  return (
    <figure className={styles.stage}>
      <Stage {...props} />
      <FaceCaption name={name} id={id} />
    </figure>
  );
}
