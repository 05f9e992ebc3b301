// What `RichText` draws, for code that reads or edits rich text instead.
export { sanitisedFragment } from '../RichText/sanitise.ts';
