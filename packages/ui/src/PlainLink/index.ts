export { PlainLink, type PlainLinkProps } from './PlainLink.tsx';
