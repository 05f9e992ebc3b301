import type { PieceDocs } from '#storybook/docs/pieceDocs.ts';
import { layoutDocs } from '../testing/layoutDocs.ts';

export const docs: PieceDocs = {
  purpose: {
    en: 'Keeps the page and everything around it while the layout changes.',
    tr: 'Yerleşim değişirken sayfayı ve çevresindeki her şeyi korur.',
  },
  whenToUse: [
    { en: 'The app lets a person choose the layout.', tr: 'Uygulama yerleşimi kişiye seçtirir.' },
  ],
  alternatives: [
    {
      piece: 'Classy',
      when: {
        en: 'the layout never changes; use the component of that layout.',
        tr: 'yerleşim hiç değişmiyorsa; o yerleşimin bileşenini kullanın.',
      },
    },
  ],
  anatomy: [
    {
      name: { en: 'Slots', tr: 'Yuvalar' },
      is: {
        en: 'navigation, menu, toggle, logo, actions, advertisement, footer, chat.',
        tr: 'gezinme, menü, düğme, logo, işlemler, reklam, alt bölüm, sohbet.',
      },
    },
    {
      name: { en: 'Page', tr: 'Sayfa' },
      is: { en: 'the children; stays mounted.', tr: 'çocuklar; yerinde kalır.' },
    },
    {
      name: { en: 'Skip link', tr: 'Atlama bağlantısı' },
      is: { en: 'the first element.', tr: 'ilk öğe.' },
    },
  ],
  measures: [
    {
      of: { en: 'Breakpoints', tr: 'Kırılma noktaları' },
      is: { en: '600, 960, 1280 and 1440 px.', tr: '600, 960, 1280 ve 1440 px.' },
    },
    {
      of: { en: 'Scrolling', tr: 'Kaydırma' },
      is: {
        en: 'The document scrolls; the navigation sticks, the bar scrolls away.',
        tr: 'Belge kayar; gezinme yapışır, çubuk kayıp gider.',
      },
    },
    {
      of: { en: 'Printing', tr: 'Yazdırma' },
      is: { en: 'Only the page is printed.', tr: 'Yalnız sayfa yazdırılır.' },
    },
  ],
  faces: ['Playground'],
  frame: { widths: [1280, 390], height: 800 },
  keyboard: [
    {
      keys: ['Tab'],
      does: {
        en: 'Reaches the skip link first, then the navigation at the side, the bar with its menu, and the page.',
        tr: 'Önce atlama bağlantısına, sonra yandaki gezinmeye, menüsüyle çubuğa ve sayfaya ulaşır.',
      },
    },
    layoutDocs.skipLink,
  ],
  screenReader: [
    {
      en: 'Landmarks: banner, navigation, main and contentinfo, in every layout that has them.',
      tr: 'Bölgeler: üst bölüm, gezinme, ana içerik ve alt bilgi; onları içeren her yerleşimde.',
    },
  ],
  pairs: [
    {
      do: {
        shows: 'Playground',
        because: {
          en: 'One frame: what was typed stays when the layout changes.',
          tr: 'Tek çerçeve: yerleşim değişince yazılan kalır.',
        },
      },
      dont: {
        shows: 'Misused',
        because: {
          en: 'Two layouts of which one is shown: the page is thrown away at each change.',
          tr: 'Biri gösterilen iki yerleşim: her değişimde sayfa atılır.',
        },
      },
    },
  ],
};
