import { afterAll } from 'vitest';
import { stopEmulation } from './emulateMedia.ts';

// Storybook cleans up after a story when the next one begins, so that it never does after the last one
// of a file. The files share a browser, in which the setting would stay.
afterAll(stopEmulation);
