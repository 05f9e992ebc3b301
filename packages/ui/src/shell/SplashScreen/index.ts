export { fadeSplash } from './fadeSplash.ts';
export { SplashScreen, type SplashScreenProps } from './SplashScreen.tsx';
