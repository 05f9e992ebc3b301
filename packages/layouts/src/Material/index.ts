export { Material, material } from './Material.tsx';
