import type { ExamplesOf } from './example.ts';

const own = { required: [], visitor: 'refused', as: 'schoolAdministrator' } as const;

const query = { timeZone: 'Europe/Istanbul' };

export const previewsExamples: ExamplesOf<'previews'> = {
  matchPreview: { request: { path: { id: 'match-draft-friendly' } }, ...own },
  teamPreview: { request: { path: { id: 'team-gokcecinar-futsal' }, query }, ...own },
  schoolPreview: { request: { path: { id: 'school-gokcecinar' }, query }, ...own },
};
