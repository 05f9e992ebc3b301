import { startMocks } from '@touchline/mocks/browser';

// The mock back end has to be running before the app makes its first call.
await startMocks();
await import('./main.tsx');
