/**
 * Passwords that many people use, in lower case: the heads of the lists that are published every
 * year, the Turkish ones and the product's own words. Enough for a note beside the field; the server
 * compares with a long list.
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `password passw0rd password1 p@ssw0rd p@ssword qwerty qwertyuiop qwerty123 qwerty1 1q2w3e4r
  1q2w3e4r5t 1qaz2wsx zaq12wsx q1w2e3r4 qazwsxedc asdfghjkl asdf1234 zxcvbnm abcd1234 abc12345
  123456789 1234567890 12345678 123123123 987654321 11111111 00000000 88888888 12341234 11223344
  iloveyou sunshine princess football baseball basketball volleyball superman batman spiderman
  pokemon minecraft michael jennifer jordan23 liverpool arsenal chelsea barcelona welcome welcome1
  letmein trustno1 starwars whatever computer internet samsung facebook google changeme default
  administrator master dragon monkey shadow charlie secret hello123 test1234 testtest school
  schools teacher student touchline
  parola sifre şifre sifre123 parola123 fenerbahce fenerbahçe galatasaray besiktas beşiktaş
  trabzonspor istanbul ankara izmir turkiye türkiye ataturk atatürk seviyorum askim aşkım canim
  canım merhaba mehmet mustafa ogrenci öğrenci ogretmen öğretmen okulum`.split(/\s+/),
);
