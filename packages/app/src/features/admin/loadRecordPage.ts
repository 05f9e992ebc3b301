import type { ComponentType } from 'react';
import { withSchemas } from '#platform/client/schemas.ts';
import type { AdminArea } from './adminAreas.ts';

/** Loads the code of the page of a record, with the schemas of the calls that it makes. */
export const loadRecordPage: Record<AdminArea, () => Promise<{ Page: ComponentType }>> = {
  schools: () =>
    withSchemas(import('./schools/SchoolRecordPage.tsx'), 'adminSchool', 'uploadImage').then(
      ({ SchoolRecordPage: Page }) => ({ Page }),
    ),
  matches: () =>
    withSchemas(import('./matches/MatchRecordPage.tsx'), 'adminMatch', 'teams').then(
      ({ MatchRecordPage: Page }) => ({ Page }),
    ),
  teams: () =>
    withSchemas(import('./teams/TeamRecordPage.tsx'), 'adminTeam', 'athletes', 'uploadImage').then(
      ({ TeamRecordPage: Page }) => ({ Page }),
    ),
  athletes: () =>
    withSchemas(import('./athletes/AthleteRecordPage.tsx'), 'athlete', 'adminSchool').then(
      ({ AthleteRecordPage: Page }) => ({ Page }),
    ),
  advertisements: () =>
    withSchemas(
      import('./advertisements/AdvertisementRecordPage.tsx'),
      'adminAdvertisement',
      'adminSchool',
      'uploadImage',
    ).then(({ AdvertisementRecordPage: Page }) => ({ Page })),
  messages: () =>
    withSchemas(
      import('./messages/MessageRecordPage.tsx'),
      'adminMessage',
      'adminSchool',
      'adminTeam',
      'uploadImage',
    ).then(({ MessageRecordPage: Page }) => ({ Page })),
};
