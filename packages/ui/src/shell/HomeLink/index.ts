export { HomeLink, type HomeLinkProps } from './HomeLink.tsx';
