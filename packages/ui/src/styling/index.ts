// Apart from `theme`: these help to write style sheets here, and nothing of them is left in the build.
export { barHeight } from '../theme/barHeight.css.ts';
export { coveringLink } from '../theme/coveringLink.ts';
export { hiddenText } from '../theme/hiddenText.ts';
