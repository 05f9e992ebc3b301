/** @type {import('next').NextConfig} */
export default {
  // No other source files are above this folder.
  turbopack: { root: import.meta.dirname },
};
