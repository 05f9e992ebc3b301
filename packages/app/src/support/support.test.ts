import { describe, expect, it } from 'vitest';
import { parseDraft } from './contact.atoms.ts';
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
