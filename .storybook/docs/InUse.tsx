import { layoutNames } from '#testing/toolbars.ts';
import { toId } from 'storybook/internal/csf';
import { note } from './docs.css.ts';
import { StorybookLink } from './PieceLink.tsx';
import { useToolbar } from './toolbar.ts';
import { words } from './words.ts';

/**
 * On the page of a layout: what stands in its slots there, and the way to the stories that show the
 * product in it. The package knows neither the navigation nor the pages, so that its own stories hold
 * stand-ins of the same sizes.
 */
export function InUse({ piece }: { piece: string }) {
  const { say } = useToolbar();
  if (!layoutNames.some((name) => name === piece.toLowerCase())) return null;
  return (
    <p className={note}>
      {`${say(words.standIns)} `}
      <StorybookLink to="story" id={toId(`Layouts/In use/${piece}`, 'Home On A Phone')}>
        {say(words.inUse)}
      </StorybookLink>
    </p>
  );
}
