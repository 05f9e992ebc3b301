import type { Path } from 'react-router-dom';
import { personalAtom } from '#platform/personal.ts';

/** A page that a person is about to ask for. */
export interface PrerenderedPage extends Path {
  /** Path and query of the page they are on. */
  from: string;
}

/** Prerendered and out of sight, so that it only has to be shown. */
export const prerenderedPageAtom = personalAtom<PrerenderedPage | null>(null);
