import type { Language } from '@touchline/contract/call';

/** Why a call was refused, in English with its Turkish (ERROR-21); `{}` stands for a value. */
const turkish = {
  // The specification has these words, which nobody reads: the client acts on them.
  'NOT FOUND': 'NOT FOUND',
  'Invalid token': 'Invalid token',

  // What `pnpm new call` writes until the answer is written.
  '{} is not written yet: answer it from {}': '{} henüz yazılmadı: yanıtı {} dosyasından verin',

  'A GET has no body': 'Bir GET isteğinin gövdesi olmaz',
  'Malformed query': 'Sorgu bozuk',
  'Malformed request': 'İstek bozuk',
  'The body has to be JSON': 'Gövde JSON olmalı',
  'The body has to be a form': 'Gövde bir form olmalı',
  'The body is not a valid form': 'Gövde geçerli bir form değil',
  'The body is not valid JSON': 'Gövde geçerli bir JSON değil',
  'The body is too large': 'Gövde çok büyük',
  'The body may not be compressed': 'Gövde sıkıştırılmış olamaz',
  'The request does not fit this call': 'İstek bu çağrıya uymuyor',

  'Please try again in {} seconds': 'Lütfen {} saniye sonra yeniden deneyin',
  'Somebody else has changed this record meanwhile': 'Bu kaydı bu arada başka biri değiştirdi',
  'There is no record with this id': 'Böyle bir kayıt yok',
  'There is no "{}"': '“{}” diye bir şey yok',
  'This belongs to another school': 'Bu, başka bir okula ait',
  'This is for administrators': 'Bu yalnızca yöneticiler için',
  'This is for other roles': 'Bu, başka roller için',

  'Please confirm your address first': 'Lütfen önce adresinizi onaylayın',
  'There is no device with this id': 'Böyle bir cihaz yok',
  'There is no school with this code': 'Bu koda sahip bir okul yok',
  'There is no such link': 'Böyle bir bağlantı yok',
  'This is not your password': 'Bu sizin parolanız değil',
  'This is the device that you are using': 'Bu, şu anda kullandığınız cihaz',
  'This link has expired': 'Bu bağlantının süresi doldu',
  'This link was used already': 'Bu bağlantı zaten kullanıldı',
  'This request was {} already': 'Bu istek zaten karara bağlandı',

  'A school that is {} does not become {}': 'Bu okulun durumu böyle değiştirilemez',
  'Only an administrator changes the status of a school':
    'Bir okulun durumunu yalnızca bir yönetici değiştirir',
  'There is no school with this id': 'Böyle bir okul yok',
  'This school still has {}': 'Bu okulun hâlâ takımı, sporcusu ya da maçı var',

  'There is no such athlete at this school': 'Bu okulda böyle bir sporcu yok',
  'There is no team with this id': 'Böyle bir takım yok',
  'This athlete is in the squad already': 'Bu sporcu zaten kadroda',
  'This number is taken': 'Bu numara alınmış',
  'This team has matches: archive it instead of deleting it':
    'Bu takımın maçları var: silmek yerine arşivleyin',

  'Athletes are 4 to 25 years old': 'Sporcular 4 ile 25 yaş arasındadır',
  'The end is after the beginning': 'Son, başlangıçtan sonra olmalı',
  'There is no consent to the photograph': 'Fotoğraf için izin yok',
  'This athlete is in a line-up: set the status to removed instead of deleting':
    'Bu sporcu bir maç kadrosunda: silmek yerine durumunu “Kaldırıldı” yapın',
  'This athlete is in a squad: set the status to removed instead of deleting':
    'Bu sporcu bir takımın kadrosunda: silmek yerine durumunu “Kaldırıldı” yapın',
  'This day has not come yet': 'Bu gün henüz gelmedi',
  'What is {} does not become {}': 'Bu durum böyle değiştirilemez',

  'A finished match has a score or a decision': 'Biten bir maçın skoru ya da kararı vardır',
  'A match begins 60 minutes before its start at the earliest':
    'Bir maç, başlama saatinden en erken 60 dakika önce başlatılır',
  'A match is named twice': 'Bir maç iki kez yazılmış',
  'A match is opened again within 24 hours only': 'Bir maç yalnızca 24 saat içinde yeniden açılır',
  'A match that has not begun has no events': 'Başlamamış bir maçın olayı olmaz',
  'A match that is public or has begun needs both teams':
    'Yayımlanmış ya da başlamış bir maçın iki takımı da belli olmalı',
  'A match that is {} does not become {}': 'Bu maçın durumu böyle değiştirilemez',
  'A match that is {} has no score to enter': 'Bu durumdaki bir maça skor girilmez',
  'A match that was played is not deleted: withdraw it instead':
    'Oynanmış bir maç silinmez: onun yerine yayından kaldırın',
  'A team does not play against itself': 'Bir takım kendisiyle oynamaz',
  'An abandoned match can only be awarded': 'Yarıda kalan bir maç yalnızca hükmen sonuçlanır',
  'At most {} days at once': 'Bir seferde en çok {} gün',
  'Both teams must be known before a match begins': 'Maç başlamadan önce iki takım da belli olmalı',
  'Both teams must be known before a match is public':
    'Maç yayımlanmadan önce iki takım da belli olmalı',
  'One of the teams must be of your own school': 'Takımlardan biri kendi okulunuzdan olmalı',
  'Penalties have a winner': 'Penaltıların bir kazananı olur',
  'Please confirm this change': 'Lütfen bu değişikliği onaylayın',
  'Please say why the result is corrected': 'Lütfen sonucun neden düzeltildiğini yazın',
  'The date lies between 10 years ago and 3 years ahead':
    'Tarih, 10 yıl öncesi ile 3 yıl sonrası arasında olmalı',
  'The score of this sport consists of {}': 'Bu sporun skoru başka türlü yazılır',
  'There is a score already, so the sport stays': 'Skor girilmiş; bu yüzden spor değişmez',
  'There is no event with this id': 'Böyle bir olay yok',
  'There is no match with this id': 'Böyle bir maç yok',
  'There is no such team': 'Böyle bir takım yok',
  'There is no {} with this id': 'Böyle bir şey yok',
  'This athlete plays already': 'Bu sporcu zaten oynuyor',

  'An active advertisement is not deleted: pause or archive it first':
    'Yayındaki bir reklam silinmez: önce duraklatın ya da arşivleyin',
  'An advertisement that is {} does not become {}': 'Bu reklamın durumu böyle değiştirilemez',
  'A shortcut needs a label': 'Bir kısayolun adı olmalı',
  'This is neither a page nor an https address': 'Bu ne bir sayfa ne de bir https adresi',
  'There is nothing to read in this': 'Bunda okunacak bir şey yok',

  'At most 366 days, and the first before the last': 'En çok 366 gün, ilki sonuncudan önce',

  'A message that is {} cannot be {}': 'Bu durumdaki bir mesajla bu yapılamaz',
  'This is no picture of that type': 'Bu, o türden bir resim değil',
  'This message would go to nobody': 'Bu mesaj hiç kimseye gitmez',
  'This message would go to {} now': 'Bu mesaj şimdi {} kişiye gider',
  'This time has passed': 'Bu zaman geçti',
} as const;

type WithValues<Text extends string> = Text extends `${infer Before}{}${infer After}`
  ? `${Before}${string}${WithValues<After>}`
  : Text;

/** A reason that exists in both languages. */
export type RefusalText = WithValues<keyof typeof turkish>;

const patterns = Object.entries(turkish).map(([text, words]) => {
  const parts = text.split('{}').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return { pattern: new RegExp(`^${parts.join('(.+)')}$`), words };
});

interface Translation {
  /** The words for a reason; undefined where there are none. */
  of: (text: string) => string | undefined;
  /** The words for a value that only the schema of a request has refused. */
  invalid: string;
}

/** How each language says a reason (LANG-20); null for the one that reasons are written in. */
const translations: Record<Language, Translation | null> = {
  en: null,
  tr: { of: turkishOf, invalid: 'Bu değer kullanılamaz' },
};

/** A reason in a language; one that is not translated stays in English. */
export function refusalIn(language: Language, text: string): string {
  return translations[language]?.of(text) ?? text;
}

/** What is wrong with a field in a language, also where a schema has said so. */
export function fieldRefusalIn(language: Language, text: string): string {
  const translation = translations[language];
  return translation ? (translation.of(text) ?? translation.invalid) : text;
}

function turkishOf(text: string): string | undefined {
  for (const { pattern, words } of patterns) {
    const found = pattern.exec(text);
    // Each value has its place once, in the same order.
    if (found)
      return found.slice(1).reduce((sentence, value) => sentence.replace('{}', value), words);
  }
  return undefined;
}
