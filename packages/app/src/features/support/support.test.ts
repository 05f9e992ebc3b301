import { describe, expect, it } from 'vitest';
import { draftsAfterSession, draftFor, parseDrafts, visitorOwner, withDraft } from './drafts.ts';

describe('parseDrafts', () => {
  const draft = { name: 'Ada', email: '', subject: '', message: 'Hello' };

  it('keeps the fields of the form', () => {
    expect(parseDrafts({ owner: 'ada', draft: { ...draft, more: true } })).toEqual({ ada: draft });
  });

  it.each([
    ['no text', { email: 7 }],
    ['missing', { email: undefined }],
    ['longer than any', { email: 'x'.repeat(50_001) }],
  ])('passes over a draft of which a field is %s (SEC-7)', (_, wrong) => {
    expect(parseDrafts({ owner: 'ada', draft: { ...draft, ...wrong } })).toEqual({});
  });

  it.each([[null], ['text'], [[]], [{}], [{ name: '' }], [{ name: {} }]])(
    'finds nothing in %j',
    (draft) => {
      expect(parseDrafts({ owner: 'ada', draft })).toEqual({});
    },
  );
});

describe('drafts', () => {
  const message = (message: string) => ({ name: '', email: '', subject: '', message });
  const left = { userId: 'ada', reason: 'left' } as const;
  const expired = { userId: 'ada', reason: 'expired' } as const;

  it('are visible to their owner only (SUPPORT-8)', () => {
    const drafts = withDraft({}, 'ada', message('Mine'));
    expect(draftFor(drafts, 'ada')).toEqual(message('Mine'));
    expect(draftFor(drafts, 'bob')).toBeNull();
    expect(draftFor(drafts, visitorOwner)).toBeNull();
  });

  it('are removed when their owner signs out (SUPPORT-8)', () => {
    expect(draftsAfterSession(withDraft({}, 'ada', message('Mine')), left)).toEqual({});
  });

  it('are kept for their owner when the session has expired (SUPPORT-8)', () => {
    const drafts = draftsAfterSession(withDraft({}, 'ada', message('Mine')), expired);
    expect(draftFor(drafts, 'bob')).toBeNull();
    expect(draftFor(drafts, visitorOwner)).toBeNull();
    expect(draftFor(drafts, 'ada')).toEqual(message('Mine'));
  });

  it('of a visitor belong to the person who signs in', () => {
    const drafts = withDraft({}, visitorOwner, message('Begun'));
    expect(draftFor(drafts, 'ada')).toEqual(message('Begun'));
    expect(draftsAfterSession(drafts, left)).toEqual({});
    expect(draftFor(draftsAfterSession(drafts, expired), visitorOwner)).toBeNull();
    expect(draftFor(draftsAfterSession(drafts, expired), 'ada')).toEqual(message('Begun'));
  });

  it('of a visitor are continued before the kept draft of the person', () => {
    const waiting = draftsAfterSession(withDraft({}, 'ada', message('Waits')), expired);
    const both = withDraft(waiting, visitorOwner, message('New'));
    expect(draftFor(both, 'ada')).toEqual(message('New'));
    expect(draftFor(withDraft(both, 'ada', null), 'ada')).toEqual(message('Waits'));
  });

  it.each([[null], ['text'], [message('No owner')], [{ owner: 7, draft: message('x') }]])(
    'are not found in %j',
    (value) => {
      expect(parseDrafts(value)).toEqual({});
    },
  );

  it('are parsed with their owner', () => {
    expect(parseDrafts({ owner: 'ada', draft: message('Mine') })).toEqual({ ada: message('Mine') });
  });
});
