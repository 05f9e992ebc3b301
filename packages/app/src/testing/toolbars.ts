/** For the toolbar of Storybook, which has no way to the layouts of its own. */
export { layoutNames } from '@touchline/layouts/layoutNames';
