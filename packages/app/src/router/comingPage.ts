import type { Path } from 'react-router-dom';
import { personalAtom } from '#platform/personal.ts';

/** A page that a person is about to ask for. */
export interface ComingPage extends Path {
  /** Path and query of the page they are on. */
  from: string;
}

/** Drawn ahead and out of sight, so that it only has to be shown. */
export const comingPageAtom = personalAtom<ComingPage | null>(null);
