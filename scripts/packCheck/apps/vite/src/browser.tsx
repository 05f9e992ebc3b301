import '@touchline/ui/base.css';
import '@touchline/ui/themes/default.css';
import '@touchline/ui/fonts.css';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (root) hydrateRoot(root, <App pathname={location.pathname} />);
