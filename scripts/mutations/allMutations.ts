import { accountMutations } from './areas/accounts.ts';
import { adminListMutations } from './areas/adminLists.ts';
import { adminMatchMutations } from './areas/adminMatches.ts';
import { adminRecordMutations } from './areas/adminRecords.ts';
import { adsAndMessagesMutations } from './areas/adsAndMessages.ts';
import { clientMutations } from './areas/client.ts';
import { contractMutations } from './areas/contract.ts';
import { contractCallMutations } from './areas/contractCalls.ts';
import { deployMutations } from './areas/deploy.ts';
import { inboxMutations } from './areas/inbox.ts';
import { liveMutations } from './areas/live.ts';
import { liveUpdatesMutations } from './areas/liveUpdates.ts';
import { loadingMutations } from './areas/loading.ts';
import { lockedSessionMutations } from './areas/lockedSessions.ts';
import { matchImportMutations } from './areas/matchImport.ts';
import { matchListMutations } from './areas/matchList.ts';
import { matchCentreMutations } from './areas/matchCentre.ts';
import { mockAreasMutations } from './areas/mockAreas.ts';
import { mockBackEndMutations } from './areas/mockBackEnd.ts';
import { mockHandlersMutations } from './areas/mockHandlers.ts';
import { mockHubMutations } from './areas/mockHub.ts';
import { mockSamplesMutations } from './areas/mockSamples.ts';
import { mockServerMutations } from './areas/mockServer.ts';
import { navigationMutations } from './areas/navigation.ts';
import { personMutations } from './areas/person.ts';
import { platformMutations } from './areas/platform.ts';
import { offlineMutations } from './areas/offline.ts';
import { productCallsMutations } from './areas/productCalls.ts';
import { previewMutations } from './areas/previews.ts';
import { routeMutations } from './areas/routes.ts';
import { schoolMutations } from './areas/schools.ts';
import { searchMutations } from './areas/search.ts';
import { sessionMutations } from './areas/session.ts';
import { visualMutations } from './areas/visual.ts';
import type { Mutation } from './mutation.ts';

/** The mutations that `pnpm mutate` makes, by the file that has them. */
export const mutationAreas: Readonly<Record<string, readonly Mutation[]>> = {
  contract: contractMutations,
  contractCalls: contractCallMutations,
  mockBackEnd: mockBackEndMutations,
  mockHandlers: mockHandlersMutations,
  mockSamples: mockSamplesMutations,
  mockServer: mockServerMutations,
  mockHub: mockHubMutations,
  previews: previewMutations,
  productCalls: productCallsMutations,
  mockAreas: mockAreasMutations,
  search: searchMutations,
  session: sessionMutations,
  routes: routeMutations,
  lockedSessions: lockedSessionMutations,
  client: clientMutations,
  deploy: deployMutations,
  platform: platformMutations,
  live: liveMutations,
  liveUpdates: liveUpdatesMutations,
  inbox: inboxMutations,
  loading: loadingMutations,
  matchList: matchListMutations,
  navigation: navigationMutations,
  accounts: accountMutations,
  matchCentre: matchCentreMutations,
  schools: schoolMutations,
  person: personMutations,
  offline: offlineMutations,
  adminLists: adminListMutations,
  adminRecords: adminRecordMutations,
  adsAndMessages: adsAndMessagesMutations,
  adminMatches: adminMatchMutations,
  matchImport: matchImportMutations,
  visual: visualMutations,
};

export const allMutations = Object.values(mutationAreas).flat();
