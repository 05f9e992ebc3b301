import { startMocks } from '@touchline/mocks/browser';

// The mock back end must answer before the first call is made.
await startMocks();
await import('./main.tsx');
