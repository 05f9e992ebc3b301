export { dataLink, httpsAddress, pictureAddress, type DataLink } from './dataLink.ts';
export { phoneText } from './phoneText.ts';
export { sitePath } from './sitePath.ts';
