export { dataLink, httpsAddress, pictureAddress, type DataLink } from './dataLink.ts';
export { sitePath } from './sitePath.ts';
