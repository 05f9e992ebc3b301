/** For the toolbar of Storybook, whose configuration cannot import the layouts package itself. */
export { layoutNames } from '@touchline/layouts/layoutNames';
