import { isVitest } from '#storybook/emulateMedia';
import { AppFrame, type AppFrameProps } from '@touchline/layouts/AppFrame';
import { memo, Profiler, useEffect, type ReactNode } from 'react';

const rendered = new Set<string>();

/** What was rendered since the last call: the names of slots, and `frame`. */
export function takeRenders(): string[] {
  const names = [...rendered].toSorted();
  rendered.clear();
  return names;
}

/**
 * Whether renders are counted: React's production build, of which the published stories consist, calls no
 * `Profiler`. Asked for once the shell is there, before `takeRenders`.
 */
export function countsRenders(): boolean {
  return isVitest() || rendered.has('navigation');
}

/** The slots that draw the shell. The page stands in `children`, the labels are texts. */
const slotNames = [
  'navigation',
  'menu',
  'toggle',
  'appearanceToggle',
  'logo',
  'start',
  'actions',
  'advertisement',
  'footer',
  'quickChat',
] as const satisfies readonly Exclude<keyof AppFrameProps, 'children' | 'labels' | 'mainRef'>[];

/** For stories: the frame of the shell with a `Profiler` around each slot. */
export function ProfiledFrame(props: AppFrameProps) {
  // Without dependencies: after each render.
  useEffect(() => void rendered.add('frame'));
  const slots = slotNames.map((name) => [
    name,
    props[name] && <ProfiledSlot name={name}>{props[name]}</ProfiledSlot>,
  ]);
  return <AppFrame {...props} {...Object.fromEntries(slots)} />;
}

/** Memoised, so that a render of the frame alone does not count as one of its slots. */
const ProfiledSlot = memo(function ProfiledSlot({ name, children }: ProfiledSlotProps) {
  return (
    <Profiler id={name} onRender={(id) => rendered.add(id)}>
      {children}
    </Profiler>
  );
});

interface ProfiledSlotProps {
  name: (typeof slotNames)[number];
  children: ReactNode;
}
