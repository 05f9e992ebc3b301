// Apart from `Highlight`, so that code without styles can import it.
export { fold } from '../Highlight/fold.ts';
