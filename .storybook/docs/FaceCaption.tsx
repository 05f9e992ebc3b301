import { hidden, strong } from './docs.css.ts';
import * as styles from './face.css.ts';
import { StorybookLink } from './StorybookLink.tsx';
import { useToolbar } from './toolbar.ts';
import { texts } from './texts.ts';

/** Above a frame: how wide its window is. */
export function FrameWidth({ width }: { width: number }) {
  return <p className={styles.frameWidth}>{`${width} px`}</p>;
}

/** Under a face: its name, and the way to its story. */
export function FaceCaption({ name, id }: { name: string; id: string }) {
  const { say } = useToolbar();
  return (
    <figcaption className={styles.caption}>
      <span className={strong}>{name}</span>
      <StorybookLink to="story" id={id}>
        {say(texts.openStory)}
        <span className={hidden}>{`: ${name}`}</span>
      </StorybookLink>
    </figcaption>
  );
}
