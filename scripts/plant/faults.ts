import { accountFaults } from './faults/accounts.ts';
import { adminListFaults } from './faults/adminLists.ts';
import { adminMatchFaults } from './faults/adminMatches.ts';
import { adminRecordFaults } from './faults/adminRecords.ts';
import { adsAndMessagesFaults } from './faults/adsAndMessages.ts';
import { clientFaults } from './faults/client.ts';
import { contractFaults } from './faults/contract.ts';
import { liveFaults } from './faults/live.ts';
import { loadingFaults } from './faults/loading.ts';
import { matchListFaults } from './faults/matchList.ts';
import { matchCentreFaults } from './faults/matchCentre.ts';
import { mockAreasFaults } from './faults/mockAreas.ts';
import { mockBackEndFaults } from './faults/mockBackEnd.ts';
import { mockHandlersFaults } from './faults/mockHandlers.ts';
import { mockSamplesFaults } from './faults/mockSamples.ts';
import { mockServerFaults } from './faults/mockServer.ts';
import { navigationFaults } from './faults/navigation.ts';
import { personFaults } from './faults/person.ts';
import { offlineFaults } from './faults/offline.ts';
import { productCallsFaults } from './faults/productCalls.ts';
import { routeFaults } from './faults/routes.ts';
import { schoolFaults } from './faults/schools.ts';
import { searchFaults } from './faults/search.ts';
import { sessionFaults } from './faults/session.ts';
import { visualFaults } from './faults/visual.ts';

/** Every fault that `pnpm plant` plants. */
export const allFaults = [
  ...contractFaults,
  ...mockBackEndFaults,
  ...mockHandlersFaults,
  ...mockSamplesFaults,
  ...mockServerFaults,
  ...productCallsFaults,
  ...mockAreasFaults,
  ...searchFaults,
  ...sessionFaults,
  ...routeFaults,
  ...clientFaults,
  ...liveFaults,
  ...loadingFaults,
  ...matchListFaults,
  ...navigationFaults,
  ...accountFaults,
  ...matchCentreFaults,
  ...schoolFaults,
  ...personFaults,
  ...offlineFaults,
  ...adminListFaults,
  ...adminRecordFaults,
  ...adsAndMessagesFaults,
  ...adminMatchFaults,
  ...visualFaults,
];
