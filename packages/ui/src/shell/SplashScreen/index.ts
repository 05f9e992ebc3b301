export { SplashScreen, type SplashScreenProps } from './SplashScreen.tsx';
