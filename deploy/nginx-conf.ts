// The configuration of nginx for the built console, with /v2 and /hub on the same origin: it answers as serve.ts does.
// `node deploy/nginx-conf.ts` prints it for the console that is built, with the places that the container fills in when it
// starts.
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ALLOWED, cacheControl, NOTHING_HERE, securityHeaders, strictTransportSecurity } from './headers.ts';
import { type InlineParts, inlineParts } from './inline-parts.ts';
import { DEFAULT_TYPE, TYPES } from './site.ts';

/** What differs from host to host. */
interface NginxSettings {
  /** Where the built console lies. */
  site: string;
  /** Where `config.json` lies: beside the console, or in a folder of its own. */
  config: string;
  /** What stands in its documents. */
  inline: InlineParts;
  /** The origin of the service behind `/v2` and `/hub`. */
  apiOrigin: string;
  /** Further origins that the page may call: those of a service that `config.json` names. */
  connect: readonly string[];
  /** What nginx writes while it runs. */
  writable: string;
  port: number;
}

const asset = cacheControl('/assets/entry.js');
const page = cacheControl('/index.html');

export function nginxConf({
  site,
  config,
  inline,
  apiOrigin,
  connect,
  writable,
  port,
}: NginxSettings): string {
  const headers = Object.entries(securityHeaders({ inline, connect })).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  const types = Object.entries(TYPES).map(([ending, type]) => `    "${type}" ${ending.slice(1)};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${writable}/${name};`,
  );
  return `include /etc/nginx/modules-enabled/*.conf;
pid ${writable}/nginx.pid;
error_log stderr warn;

events {}

http {
${temporary.join('\n')}
  access_log off;
  server_tokens off;
  types {
${types.join('\n')}
  }
  default_type ${DEFAULT_TYPE};

  # TLS may end at a proxy in front.
  map $http_x_forwarded_proto $strict_transport_security {
    default "";
    https   "${strictTransportSecurity}";
  }
  map $http_x_forwarded_proto $forwarded_proto {
    default $scheme;
    https   https;
  }

  # What the service answers carries the service's own Cache-Control; an asset that is missing may come back.
  map "$status $uri" $cache_control {
    default                     "${page}";
    "~^\\d+ /(v2|hub)(/|$)"      "";
    "~^(200|206|304) /assets/"  "${asset}";
  }

  map $status $allow {
    default "";
    405     "${ALLOWED}";
  }

  # A page of the console is asked for, not one of its files.
  map "$http_accept $uri" $navigation {
    default       0;
    "~text/html"  1;
    "~/[^./]*$"   1;
  }

  # The document of an area fetches that area's files at once.
  map $uri $area {
    default                        "";
    "~^/home/(?<noun>[a-z0-9-]+)"  $noun;
  }

  map $http_upgrade $connection_upgrade {
    default upgrade;
    ''      close;
  }

  server {
    listen ${port};
    root ${site};
    index index.html;
    # What the build has compressed is sent as it lies there.
    brotli_static on;
    gzip_static on;
    gzip_vary on;

${headers.join('\n')}
    add_header Strict-Transport-Security $strict_transport_security always;
    add_header Cache-Control $cache_control always;
    add_header Allow $allow always;
    error_page 404 @nothing;

    location ~ ^/(v2|hub)(/|$) {
      proxy_pass ${apiOrigin};
      proxy_http_version 1.1;
      proxy_ssl_server_name on;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      # Origin goes on as it came: what the service allows by origin is decided there.
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_set_header X-Forwarded-Host $http_host;
      proxy_set_header X-Forwarded-Proto $forwarded_proto;
      # Where the hub has no socket its events come down one long answer: it must not wait for a buffer to fill.
      proxy_buffering off;
      proxy_read_timeout 120s;
    }

    location = /config.json {
      root ${config};
    }

    location /assets/ {
      try_files $uri =404;
    }

    location / {
      try_files $uri @navigation;
    }

    location @navigation {
      if ($navigation = 0) {
        return 404;
      }
      try_files /start/$area.html /index.html =404;
    }

    # Never a page in place of a file.
    location @nothing {
      types {}
      default_type "${TYPES['.txt']}";
      return 404 ${JSON.stringify(NOTHING_HERE)};
    }
  }
}
`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  console.log(
    nginxConf({
      site: '/srv/console',
      config: '${CONFIG_FOLDER}',
      inline: inlineParts(fileURLToPath(new URL('../packages/console/dist', import.meta.url))),
      apiOrigin: '${API_ORIGIN}',
      connect: ['${CONNECT_ORIGINS}'],
      writable: '/tmp',
      port: 8080,
    }),
  );
