import { describe, expect, it } from 'vitest';
import { advertLinks } from './advertLinks.ts';

describe('visit', () => {
  it('keeps an https address and names its host (AD-5)', () => {
    expect(advertLinks({ webLink: ' https://www.kirtasiye.example/okul?x=1 ' }).visit).toEqual({
      href: 'https://www.kirtasiye.example/okul?x=1',
      host: 'kirtasiye.example',
    });
  });

  it.each([
    'http://shop.example',
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//shop.example',
    '/\\shop.example',
    '/matches',
    'shop.example',
    'https://user:secret@shop.example',
    'https://shop.example@evil.example',
    'https://',
    '',
  ])('offers nothing for %j (AD-5)', (webLink) => {
    expect(advertLinks({ webLink }).visit).toBeUndefined();
  });
});

describe('call', () => {
  it.each([
    ['+90 (212) 555 01 01', 'tel:+902125550101'],
    ['0212-555-01-01', 'tel:02125550101'],
    ['11511', 'tel:11511'],
  ])('dials %s (AD-5)', (contactNumber, href) => {
    expect(advertLinks({ contactNumber }).call?.href).toBe(href);
  });

  it('shows the number as it is read (AD-5)', () => {
    const { call } = advertLinks({ contactNumber: '+905321234567' });
    expect(call?.number).toBe('+90 532 123 4567');
  });

  it.each(['', 'call us', '1', '+1;ext=javascript:1', '+90 212 555 01 01 99 99 99', '*#06#'])(
    'offers nothing for %j (AD-5)',
    (contactNumber) => {
      expect(advertLinks({ contactNumber }).call).toBeUndefined();
    },
  );
});

describe('picture', () => {
  it.each(['https://cdn.example/ad.webp', '/images/logo.svg'])('loads %s', (imageUrl) => {
    expect(advertLinks({ imageUrl }).image).toBe(imageUrl);
  });

  it.each([
    'http://cdn.example/ad.webp',
    '//cdn.example/ad.webp',
    '/\\cdn.example',
    'data:image/png,',
  ])('loads nothing for %s', (imageUrl) => {
    expect(advertLinks({ imageUrl }).image).toBeUndefined();
  });
});

it('offers nothing for the default advertisement (AD-6)', () => {
  expect(advertLinks({ webLink: null, contactNumber: null, imageUrl: null })).toEqual({
    call: undefined,
    visit: undefined,
    image: undefined,
  });
});
