export { Futuristic, futuristic } from './Futuristic.tsx';
