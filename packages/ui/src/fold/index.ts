// Without the component, whose styles code that draws nothing cannot load.
export { fold } from '../Highlight/fold.ts';
