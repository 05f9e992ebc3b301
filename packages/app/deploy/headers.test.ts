import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { apiHeaders, cacheControl, contentSecurityPolicy, securityHeaders } from './headers.ts';
import { nginxApiHeaders, nginxHeaders, nginxServer } from './nginx.ts';
import { deploymentOf, withApi, withCaptcha, withImageOrigins, withSupport } from './page.ts';

const page =
  '<meta name="touchline-api" content="/api/" /><meta name="touchline-captcha" content="" />' +
  '<meta name="touchline-image-origins" content="" />' +
  '<meta name="touchline-support-email" content="" />' +
  '<meta name="touchline-support-phone" content="old" />' +
  '<script type="module" src="/a.js"></script>';

describe('the policy', () => {
  it('allows nothing inline, no evaluated code, no film and no script of others (SEC-2, AD-8)', () => {
    expect(contentSecurityPolicy()).not.toMatch(/unsafe-/);
    expect(contentSecurityPolicy()).toMatch(/^default-src 'none'; script-src 'self';/);
  });

  it('names the origin of an API elsewhere, for calls, the hub and pictures (SEC-4)', () => {
    const policy = contentSecurityPolicy({ apiOrigin: 'https://api.example' });
    expect(policy).toContain("connect-src 'self' https://api.example wss://api.example;");
    expect(policy).toContain("img-src 'self' data: https://api.example;");
  });

  it('knows the captcha only where the page has its key (SIGNUP-4, SEC-2)', () => {
    const origin = 'https://challenges.cloudflare.com';
    const key = withCaptcha(page, 'turnstile:0x4AAA-b_c');
    const policy = contentSecurityPolicy(deploymentOf(key));
    expect(policy).toContain(`${origin};`);
    expect(policy).toContain(`frame-src ${origin};`);
    expect(policy).toContain('trusted-types default dompurify touchline-worker touchline-captcha;');
    const without = contentSecurityPolicy(deploymentOf(page));
    expect(without).not.toMatch(/challenges|frame-src|captcha/);
    expect(contentSecurityPolicy(deploymentOf(withCaptcha(key, '')))).toBe(without);
  });

  it('allows the worker of the site and a policy for its address alone (OFFLINE-1, SEC-2)', () => {
    expect(contentSecurityPolicy()).toContain("worker-src 'self'; object-src 'none';");
    expect(contentSecurityPolicy()).toContain('trusted-types default dompurify touchline-worker;');
  });

  it('refuses to be framed (SEC-6)', () => {
    expect(contentSecurityPolicy()).toContain("frame-ancestors 'none'");
  });

  it('sends no address to another site (SEC-12)', () => {
    expect(securityHeaders()).toMatchObject({ 'Referrer-Policy': 'no-referrer' });
  });

  it('asks for https everywhere but on a developer’s machine', () => {
    expect(securityHeaders()).toHaveProperty('Strict-Transport-Security');
    expect(contentSecurityPolicy()).toContain('upgrade-insecure-requests');
    expect(securityHeaders({ isSecure: false })).not.toHaveProperty('Strict-Transport-Security');
    expect(contentSecurityPolicy({ isSecure: false })).not.toContain('upgrade-insecure-requests');
  });

  it('keeps hashed files for good and asks for everything else again (SEC-9)', () => {
    expect(cacheControl('/assets/index-abc.js')).toContain('immutable');
    expect(cacheControl('/matches')).toBe('no-cache');
  });
});

describe('the headers of the API', () => {
  const policy = apiHeaders()['Content-Security-Policy'];

  it('are those of the site, with a policy of their own (SEC-14)', () => {
    const { 'Content-Security-Policy': own, ...others } = apiHeaders();
    expect(securityHeaders()).toMatchObject(others);
    expect(Object.keys(apiHeaders())).toEqual(Object.keys(securityHeaders()));
    expect(own).not.toBe(contentSecurityPolicy());
    expect(apiHeaders({ isSecure: false })).not.toHaveProperty('Strict-Transport-Security');
  });

  it('let an uploaded document run nothing and load nothing from elsewhere (SEC-14)', () => {
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).toMatch(/; sandbox$/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script|'self'|https?:|allow-/);
  });

  it('leave a drawing the colours and pictures that it holds', () => {
    expect(policy).toContain("style-src 'unsafe-inline'; img-src data:; font-src data:;");
  });
});

describe('a built page', () => {
  it('is pointed at another API without a rebuild', () => {
    expect(withApi(page, 'https://api.example/v1')).toContain('content="https://api.example/v1/"');
    expect(deploymentOf(withApi(page, 'https://api.example/v1'))).toMatchObject({
      apiOrigin: 'https://api.example',
    });
  });

  it('has no API elsewhere when the address is a path', () => {
    expect(deploymentOf(page)).not.toHaveProperty('apiOrigin');
  });

  it.each(['javascript:alert(1)', 'ftp://api.example', 'http://'])('refuses %s', (api) => {
    expect(() => withApi(page, api)).toThrow(/api|URL/i);
  });

  it('remembers the origins of pictures until others are named (AD-8)', () => {
    const pictures = 'https://pictures.example';
    const named = withImageOrigins(page, [`${pictures}/of/matches`, 'https://b.example:8443']);
    const again = withApi(named, 'https://api.example/api/');
    expect(contentSecurityPolicy(deploymentOf(again))).toContain(
      `img-src 'self' data: https://api.example ${pictures} https://b.example:8443;`,
    );
    expect(deploymentOf(withImageOrigins(again, [pictures])).imageOrigins).toEqual([pictures]);
    expect(deploymentOf(withImageOrigins(again, [''])).imageOrigins).toEqual([]);
    expect(deploymentOf('<html></html>').imageOrigins).toEqual([]);
  });

  it.each(['pictures', 'data:,a', 'https://*.example', '*'])(
    'refuses the origin of pictures %j',
    (address) => {
      expect(() => withImageOrigins(page, [address])).toThrow(/pictures|URL/);
      expect(() => withImageOrigins('<html></html>', [])).toThrow(/no <meta/);
    },
  );

  it.each(['key', 'other:key', 'turnstile:', 'turnstile:a"b', 'turnstile:a b'])(
    'refuses the captcha %j',
    (captcha) => {
      expect(() => withCaptcha(page, captcha)).toThrow(/captcha/);
    },
  );

  it('names other ways to the support without a rebuild, and takes them away (SUPPORT-12)', () => {
    const named = withSupport(page, { email: 'help@school.example' });
    expect(named).toContain('support-email" content="help@school.example"');
    expect(named).toContain('support-phone" content="old"');
    expect(withSupport(named, { email: '', phone: '+90 212 555 01 01' })).toMatch(
      /support-email" content="".*support-phone" content="\+90 212 555 01 01"/,
    );
  });

  it.each([
    { email: 'help' },
    { email: 'help@school.example?cc=a@b.example' },
    { email: 'a"onload="x@school.example' },
    { phone: 'call' },
    { phone: '1"onload="x' },
  ])('refuses the support %j', (ways) => {
    expect(() => withSupport(page, ways)).toThrow(/support/);
    expect(() => withSupport('<html></html>', { email: 'help@school.example' })).toThrow(
      /no <meta/,
    );
  });

  it('keeps quotes from leaving the attribute', () => {
    expect(withApi(page, '/api/"onload="x')).not.toContain('"onload');
  });

  it('has a hash for each inline part and none for a file', () => {
    const { scriptHashes, styleHashes } = deploymentOf(
      `${page}<script>1</script><style>a{}</style><style id="b"></style>`,
    );
    expect(scriptHashes).toEqual(["'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"]);
    expect(styleHashes).toHaveLength(2);
  });
});

describe('the nginx configuration', () => {
  it('is the one in docs', () => {
    const committed = readFileSync(new URL('../../../docs/nginx.conf', import.meta.url), 'utf8');
    expect(committed, 'run `pnpm deploy-config --nginx docs/nginx.conf`').toBe(nginxServer());
  });

  const server = nginxServer();
  /** The lines of one location. */
  const locationOf = (path: string) => server.split(`location ${path} {`)[1]?.split('}')[0] ?? '';

  it('keeps the calls of the common part on the site, also where the API is elsewhere (WIRE-1)', () => {
    const own = locationOf('~ ^/api/(common|apps)/');
    expect(own).toContain('proxy_pass');
    // Of expressions the first that fits counts.
    expect(server.indexOf('location ~ ')).toBe(server.indexOf('location ~ ^/api/(common|apps)/'));
  });

  it('writes no address of the hub into a log, which carries the token (LIVE-2)', () => {
    expect(server).toContain('"$request_method $uri"');
    const hub = locationOf('^~ /api/hubs/');
    expect(hub).toContain('error_log /dev/null crit;');
    expect(hub).toContain('proxy_pass');
    // One of these headers in a location takes away all those of the server.
    for (const path of ['^~ /api/hubs/', '^~ /api/', '~ ^/api/(common|apps)/'])
      expect(locationOf(path)).not.toContain('proxy_set_header');
  });

  it('lets pictures of every allowed size through (AD-10, MOCK-22)', () => {
    const size = /^ {2}client_max_body_size (\d+)m;$/m.exec(server)?.[1];
    expect(Number(size) * 1024 * 1024).toBeGreaterThanOrEqual(5_300_000);
  });

  it('sends headers from every location, and where no location answers (SEC-10, SEC-14)', () => {
    const [own = '', ...locations] = server.split(/\n {2}location /);
    const api = 'include /etc/nginx/touchline-api-headers.conf;';
    expect(own).toContain(`\n  ${api}\n`);
    expect(locations).toHaveLength(6);
    for (const location of locations) {
      const isApi = location.includes('proxy_pass');
      expect(location).toContain(isApi ? api : 'include /etc/nginx/touchline-headers.conf;');
    }
    expect(locations.filter((location) => location.includes(api))).toHaveLength(3);
  });

  it('takes away what the API sends under the same names (SEC-14)', () => {
    expect(nginxApiHeaders()).toBe(
      Object.entries(apiHeaders())
        .map(
          ([name, value]) => `proxy_hide_header ${name};\nadd_header ${name} "${value}" always;\n`,
        )
        .join(''),
    );
  });

  it('adds each header once, on errors too', () => {
    const lines = nginxHeaders({}).trim().split('\n');
    expect(lines).toHaveLength(Object.keys(securityHeaders()).length);
    expect(lines.every((line) => /^add_header \S+ ".*" always;$/.test(line))).toBe(true);
  });
});
