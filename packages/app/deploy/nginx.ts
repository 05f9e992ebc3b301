import { hubPath } from '@touchline/contract/hub';
import { filePattern } from './filePaths.ts';
import {
  apiHeaders,
  cacheControl,
  hashedFolder,
  securityHeaders,
  type Deployment,
} from './headers.ts';

/** The part of the nginx configuration that depends on the build: one `add_header` per header. */
export function nginxHeaders(deployment: Deployment): string {
  return Object.entries(securityHeaders({ siteHost: '$host', ...deployment }))
    .map(([name, value]) => addedHeader(name, value))
    .join('');
}

/**
 * The headers of what nginx hands on from the API. One that the API sends itself is taken away, because
 * two of a name are not two that hold: of `Cross-Origin-Opener-Policy` they are none.
 */
export function nginxApiHeaders(): string {
  return Object.entries(apiHeaders())
    .map(([name, value]) => `proxy_hide_header ${name};\n${addedHeader(name, value)}`)
    .join('');
}

function addedHeader(name: string, value: string): string {
  return `add_header ${name} "${value}" always;\n`;
}

/** What is below it is the hub's, such as a negotiation. */
const hubFolder = `/api/${hubPath.replace(/[^/]*$/, '')}`;

/** The part that does not depend on the build: `docs/nginx.conf`. */
export function nginxServer(): string {
  const headers = 'include /etc/nginx/touchline-headers.conf;';
  const headersOfApi = 'include /etc/nginx/touchline-api-headers.conf;';
  const caching = (path: string) => `add_header Cache-Control "${cacheControl(path)}";`;
  return `# Written by \`pnpm deploy-config --nginx docs/nginx.conf\` from packages/app/deploy/nginx.ts.
# For the \`http\` block. Change the names, the certificate, the folder and the API's address.
# touchline-headers.conf and touchline-api-headers.conf come out of every build:
# packages/app/deploy/dist.

map $http_upgrade $touchline_connection {
  default upgrade;
  ''      '';
}

# The hub's address carries the access token: it must not reach a log.
log_format touchline '$remote_addr [$time_local] "$request_method $uri" $status $body_bytes_sent';

server {
  listen 443 ssl http2;
  server_name touchline.example;
  ssl_certificate     /etc/ssl/touchline.example.pem;
  ssl_certificate_key /etc/ssl/touchline.example.key;

  root /srv/touchline;
  access_log /var/log/nginx/touchline.log touchline;
  server_tokens off;

  # For what no location answers, such as a malformed request. A header in a location takes away all
  # those of the server, so that each location includes its own.
  ${headersOfApi}

  # \`pnpm build\` lays a .gz beside every text file.
  gzip_static on;

  # For the API: its answers are compressed, the hub is a WebSocket, and a picture has up to 5.3 MB.
  gzip on;
  gzip_proxied any;
  gzip_vary on;
  gzip_types application/json application/problem+json;
  client_max_body_size 6m;
  proxy_http_version 1.1;
  proxy_set_header Host $host;
  proxy_set_header Upgrade $http_upgrade;
  proxy_set_header Connection $touchline_connection;
  proxy_set_header X-Forwarded-For $remote_addr;
  proxy_set_header X-Forwarded-Proto $scheme;
  proxy_read_timeout 90s;

  # Pages: the application draws every address that is no file.
  location / {
    ${headers}
    ${caching('/')}
    try_files $uri /index.html;
  }

  # Files whose names carry a hash. A missing one is a 404, never the page.
  location ^~ ${hashedFolder} {
    ${headers}
    ${caching(hashedFolder)}
    try_files $uri =404;
  }

  # These calls stay on the site, also where the API has an origin of its own.
  # Before the files: of expressions the first that fits counts. An API on another host also needs
  # proxy_set_header Host $proxy_host; and proxy_ssl_server_name on; here, with the other headers again.
  location ~ ^/api/(common|apps)/ {
    ${headersOfApi}
    proxy_pass http://127.0.0.1:8080;
  }

  # Other files: translations, icons and what is right below the root. An id in a longer address may
  # hold dots.
  location ~ ${filePattern} {
    ${headers}
    ${caching('/i18n/en.json')}
    try_files $uri =404;
  }

  # Everything else of an API on the site's own origin. Leave these two out when it has another.
  location ^~ /api/ {
    ${headersOfApi}
    proxy_pass http://127.0.0.1:8080;
  }

  # The error log has the whole address of a request, with the access token.
  location ^~ ${hubFolder} {
    error_log /dev/null crit;
    ${headersOfApi}
    proxy_pass http://127.0.0.1:8080;
  }
}
`;
}
