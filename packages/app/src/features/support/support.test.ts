import { describe, expect, it } from 'vitest';
import { afterSession, draftFor, parseDraft, parseDrafts, visitor, withDraft } from './drafts.ts';
import { fieldErrors } from './fieldErrors.ts';

describe('parseDraft', () => {
  it('takes what is text', () => {
    expect(parseDraft({ name: 'Ada', email: 7, message: 'Hello', more: true })).toEqual({
      name: 'Ada',
      email: '',
      subject: '',
      message: 'Hello',
    });
  });

  it.each([[null], ['text'], [[]], [{}], [{ name: '' }], [{ name: {} }]])(
    'finds nothing in %j',
    (value) => {
      expect(parseDraft(value)).toBeNull();
    },
  );
});

describe('fieldErrors', () => {
  it('finds the field whatever the case of its name', () => {
    expect(fieldErrors({ Email: ['Unknown address'], Captcha: ['Expired'] })).toEqual({
      email: ['Unknown address'],
      Captcha: ['Expired'],
    });
  });
});

describe('the letters of a browser', () => {
  const letter = (message: string) => ({ name: '', email: '', subject: '', message });
  const left = { userId: 'ada', reason: 'left' } as const;
  const expired = { userId: 'ada', reason: 'expired' } as const;

  it('are for their owners alone', () => {
    const drafts = withDraft({}, 'ada', letter('Mine'));
    expect(draftFor(drafts, 'ada')).toEqual(letter('Mine'));
    expect(draftFor(drafts, 'bob')).toBeNull();
    expect(draftFor(drafts, visitor)).toBeNull();
  });

  it('go when their owner leaves', () => {
    expect(afterSession(withDraft({}, 'ada', letter('Mine')), left)).toEqual({});
  });

  it('wait for their owner when the session was taken', () => {
    const drafts = afterSession(withDraft({}, 'ada', letter('Mine')), expired);
    expect(draftFor(drafts, 'bob')).toBeNull();
    expect(draftFor(drafts, visitor)).toBeNull();
    expect(draftFor(drafts, 'ada')).toEqual(letter('Mine'));
  });

  it('go on when a visitor signs in, and then belong to the person', () => {
    const drafts = withDraft({}, visitor, letter('Begun'));
    expect(draftFor(drafts, 'ada')).toEqual(letter('Begun'));
    expect(afterSession(drafts, left)).toEqual({});
    expect(draftFor(afterSession(drafts, expired), visitor)).toBeNull();
    expect(draftFor(afterSession(drafts, expired), 'ada')).toEqual(letter('Begun'));
  });

  it('make room for each other: what waited comes after what was being written', () => {
    const waiting = afterSession(withDraft({}, 'ada', letter('Waits')), expired);
    const both = withDraft(waiting, visitor, letter('New'));
    expect(draftFor(both, 'ada')).toEqual(letter('New'));
    expect(draftFor(withDraft(both, 'ada', null), 'ada')).toEqual(letter('Waits'));
  });

  it.each([[null], ['text'], [letter('No owner')], [{ owner: 7, draft: letter('x') }]])(
    'are not found in %j',
    (value) => {
      expect(parseDrafts(value)).toEqual({});
    },
  );

  it('are found with their owner', () => {
    expect(parseDrafts({ owner: 'ada', draft: letter('Mine') })).toEqual({ ada: letter('Mine') });
  });
});
