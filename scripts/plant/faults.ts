import { clientFaults } from './faults/client.ts';
import { contractFaults } from './faults/contract.ts';
import { liveFaults } from './faults/live.ts';
import { mockFaults } from './faults/mocks.ts';
import { navigationFaults } from './faults/navigation.ts';
import { sessionFaults } from './faults/session.ts';

/** Every fault that `pnpm plant` plants. */
export const allFaults = [
  ...contractFaults,
  ...mockFaults,
  ...sessionFaults,
  ...clientFaults,
  ...liveFaults,
  ...navigationFaults,
];
