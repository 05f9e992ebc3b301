import { mutationsIn } from '../mutation.ts';

/** How the build is served, and what its worker keeps. */
export const deployMutations = [
  ...mutationsIn('packages/app/deploy', [
    ['filePaths.ts', 'a missing chunk is answered with the page', '^${hashedFolder}|', ''],
    [
      'filePaths.ts',
      'a page whose id holds a dot is a missing file',
      String.raw`^/[^/?]*\.\w+`,
      String.raw`/[^/?]*\.\w+`,
    ],
    [
      'filePaths.ts',
      'the worker answers a file with a query with the page',
      String.raw`(?:\?|$)`,
      '$',
    ],
    [
      'serve.ts',
      'any missing file is answered with the page',
      'if (file.test(url)) return refuse();',
      '',
    ],
    ['headers.ts', 'an uploaded document runs its scripts', "    'sandbox',\n", ''],
    ['headers.ts', 'an uploaded document loads what it likes', `    "default-src 'none'",\n`, ''],
    [
      'serve.ts',
      'what the API answers has no headers',
      'setHeaders(response, apiHeaders({ isSecure: false }));',
      '',
    ],
    ['forward.ts', 'the API sends a header in the place of ours', '...response.getHeaders(),', ''],
    [
      'nginx.ts',
      'nginx hands on what the API has under the same name',
      '`proxy_hide_header ${name};\\n${addedHeader(name, value)}`',
      'addedHeader(name, value)',
    ],
    [
      'page.ts',
      'a second deployment forgets the origins of pictures',
      "origins?.split(' ').filter(Boolean) ?? []",
      '[]',
    ],
    [
      'serve.ts',
      'an address of the app is a missing file',
      "request.url = '/index.html';\n      return files(request, response, refuse);",
      'return refuse();',
    ],
    ['serve.ts', 'a range can end the server', 'delete request.headers.range;', ''],
    ['serve.ts', 'other machines are answered', "host = 'localhost'", "host = '0.0.0.0'"],
    [
      'serve.ts',
      'what is compressed is sent as it was',
      "gzip: encodings.includes('gzip')",
      'gzip: false',
    ],
    ['serve.ts', 'the smaller of two is not sent', "encodings.includes('br')", 'false'],
    [
      'compress.ts',
      'nothing is compressed',
      'names.filter((name) => texts.test(name))',
      '[].filter((name) => texts.test(name))',
    ],
    ['compress.ts', 'texts of languages are not compressed', '|json', ''],
    ['compress.ts', 'scripts are not compressed', '|js|', '|'],
    ['compress.ts', 'what is compressed is something else', 'gzipAsync(content', 'gzipAsync(path'],
  ]),
  ...mutationsIn('packages/app/worker', [
    ['isAnswerOfFile.ts', 'the page is kept as a script', 'return !isPage || ', 'return true || '],
    [
      'isAnswerOfFile.ts',
      'the page itself is not kept',
      " || new URL(url).pathname.endsWith('.html')",
      '',
    ],
    ['isAnswerOfFile.ts', 'an error is kept', 'if (status >= 400) return false;', ''],
  ]),
];
