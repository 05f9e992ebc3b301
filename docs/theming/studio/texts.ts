import type { Say, LocalizedText } from '#storybook/docs/pieceDocs.ts';
import { languageRows, languages, useLocale, type Language } from '@touchline/ui/locale';
import type { Theme } from '@touchline/ui/theme';

/** The texts of the theme studio. */
export const texts = {
  title: { en: 'Theme studio', tr: 'Tema atölyesi' },
  lead: {
    en: 'Begin with a theme and change its ten colours. Every story and every page of documentation follows while this draft is in the address: choose a story to watch beside the colours, and copy the address to share it.',
    tr: 'Bir temayla başlayıp on rengini değiştirin. Taslak adreste durdukça her hikâye ve her belge sayfası onu izler: renklerin yanında izlemek için bir hikâye seçin, paylaşmak için adresi kopyalayın.',
  },
  beginWith: { en: 'Begin with', tr: 'Başlangıç teması' },
  showDraft: { en: 'Show this draft', tr: 'Bu taslağı göster' },
  undo: { en: 'Undo', tr: 'Geri al' },
  copyAddress: { en: 'Copy the address', tr: 'Adresi kopyala' },
  copied: { en: 'Copied.', tr: 'Kopyalandı.' },
  notCopied: {
    en: 'The browser does not allow it: select the text and copy it.',
    tr: 'Tarayıcı buna izin vermiyor: metni seçip kopyalayın.',
  },
  addressNotCopied: {
    en: 'The browser does not allow it: copy it from the address bar.',
    tr: 'Tarayıcı buna izin vermiyor: adres çubuğundan kopyalayın.',
  },
  contrast: { en: 'Contrast', tr: 'Karşıtlık' },
  light: { en: 'light', tr: 'açık' },
  dark: { en: 'dark', tr: 'koyu' },
  choose: { en: 'Choose', tr: 'Seç' },
  area: { en: 'Saturation and brightness', tr: 'Doygunluk ve parlaklık' },
  hue: { en: 'Hue', tr: 'Renk tonu' },
  alpha: { en: 'Opacity', tr: 'Opaklık' },
  noneHasEnough: {
    en: 'No lightness of this hue has enough.',
    tr: 'Bu tonun hiçbir açıklığı yetmiyor.',
  },
  exportTitle: { en: 'Take it with you', tr: 'Yanınıza alın' },
  exportName: { en: 'Export', tr: 'Dışa aktarma' },
  format: { en: 'Format', tr: 'Biçim' },
  css: { en: 'CSS variables', tr: 'CSS değişkenleri' },
  copy: { en: 'Copy', tr: 'Kopyala' },
  download: { en: 'Download', tr: 'İndir' },
  inRepository: { en: 'In the repository:', tr: 'Depoda:' },
  importTitle: { en: 'Bring one along', tr: 'Elinizdekini getirin' },
  importName: { en: 'Import', tr: 'İçe aktarma' },
  chooseFile: { en: 'Choose a file', tr: 'Dosya seç' },
  importField: {
    en: 'Or paste a file of the Design Tokens format, with the groups light and dark',
    tr: 'Ya da light ve dark grupları olan bir Design Tokens dosyasını yapıştırın',
  },
  take: { en: 'Take these colours', tr: 'Bu renkleri al' },
  taken: { en: 'The colours are taken.', tr: 'Renkler alındı.' },
  notInFormat: {
    en: 'The file is not in the Design Tokens format.',
    tr: 'Dosya Design Tokens biçiminde değil.',
  },
  because: { en: 'What the parser says', tr: 'Ayrıştırıcının İngilizce açıklaması' },
  notRead: {
    en: 'The file or a part of this page could not be loaded. Try again, or reload the page.',
    tr: 'Dosya ya da bu sayfanın bir bölümü yüklenemedi. Yeniden deneyin ya da sayfayı yenileyin.',
  },
  missing: { en: 'is missing.', tr: 'eksik.' },
  noColour: { en: 'is no colour in sRGB.', tr: 'sRGB rengi değil.' },
  translucent: {
    en: 'lets something through, but text stands on it: give it no alpha.',
    tr: 'altını gösteriyor, oysa üzerinde yazı duruyor: alfa vermeyin.',
  },
  watchIn: { en: 'Watch it in any story', tr: 'İstediğiniz hikâyede izleyin' },
  samples: { en: 'Button, Classy, gallery …', tr: 'Button, Classy, galeri …' },
  readsStories: { en: 'Looking for the stories', tr: 'Hikâyeler aranıyor' },
  noStory: { en: 'No story has this name.', tr: 'Bu adda hikâye yok.' },
  storiesNotRead: {
    en: 'The list of the stories could not be loaded. Leave the field and come back to try again.',
    tr: 'Hikâyelerin listesi yüklenemedi. Yeniden denemek için alandan çıkıp geri dönün.',
  },
  width: { en: 'Width of its window', tr: 'Penceresinin genişliği' },
  watched: { en: 'Live with the draft', tr: 'Taslakla canlı' },
  openStory: { en: 'Open the story', tr: 'Hikâyeyi aç' },
  header: { en: 'A header', tr: 'Bir başlık' },
  sample: { en: 'Sample', tr: 'Örnek' },
  won: { en: 'Northgate Falcons won the cup.', tr: 'Northgate Falcons kupayı kazandı.' },
  seeMatch: { en: 'See the match', tr: 'Maçı gör' },
  live: { en: 'Live', tr: 'Canlı' },
  follow: { en: 'Follow', tr: 'Takip et' },
  tellGoals: { en: 'Tell me about goals', tr: 'Golleri bana bildir' },
  team: { en: 'Team', tr: 'Takım' },
} as const satisfies Record<string, LocalizedText>;

/** Why no story follows a draft: the toolbar has another theme than the one that it begins with. */
export function otherTheme(theme: Theme, base: Theme): LocalizedText {
  return {
    en: `The toolbar shows the theme ${theme}. Stories follow this draft in the theme ${base}.`,
    tr: `Araç çubuğu ${theme} temasını gösteriyor. Hikâyeler bu taslağı ${base} temasında izler.`,
  };
}

/** Below the first of the stories that were found. */
export function firstOfAll(shown: number, total: number): LocalizedText {
  return {
    en: `${shown} of ${total} shown; type more of the name`,
    tr: `${total} hikâyeden ${shown} tanesi; adın devamını yazın`,
  };
}

/** The texts of the language of the toolbar, as the story has it, and its numbers. */
export function useTexts(): { say: Say; ratioOf: (ratio: number) => string; language: Language } {
  const { locale } = useLocale();
  const language = languages.find((id) => languageRows[id].locale === locale) ?? 'en';
  const twoPlaces = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return {
    language,
    say: (text) => text[language],
    // Cut off, not rounded up, so that 4.499 is not shown as enough.
    ratioOf: (ratio) => twoPlaces.format(Math.floor(ratio * 100) / 100),
  };
}
