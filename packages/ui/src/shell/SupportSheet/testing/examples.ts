import { englishMessages } from '../../../Form/testing/messages.ts';
import type { SupportDraft, SupportProgress } from '../SupportForm.tsx';
import type { SupportSheetLabels } from '../SupportSheet.tsx';

export const supportLabels: SupportSheetLabels = {
  title: 'Contact us',
  close: 'Close',
  introduction: 'Ask us anything. We answer within two school days.',
  name: 'Name',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  send: 'Send',
  sentTitle: 'Thank you',
  sentDescription: 'Your message is on its way. The answer comes by email.',
  another: 'Write another message',
  offline: 'What you write is kept. Send it when you are connected again.',
  validation: englishMessages,
};

export const nothing: SupportDraft = { name: '', email: '', subject: '', message: '' };

export const message: SupportDraft = {
  name: 'Ada Brown',
  email: 'ada@harbour-view.example',
  subject: 'Wrong score',
  message: 'The final against Hillside ended 2 – 1, not 1 – 2.',
};

export const writing: SupportProgress = { state: 'writing' };

/** Widens the type of one state, so that a story can have another. */
export function progressOf(progress: SupportProgress): SupportProgress {
  return progress;
}
