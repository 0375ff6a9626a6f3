import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startGuarded, type Guarded } from './guarded.ts';
import { findProgram } from './programs.ts';

const HOST = '127.0.0.1';

interface BalancerInput {
  readonly folder: string;
  readonly port: number;
  /** Ports of nodes. */
  readonly nodes: readonly number[];
}

export function hasBalancer(): boolean {
  return findProgram('nginx') !== undefined;
}

/** An nginx on this machine that sends all requests of a table to the same node. */
export function startBalancer({ folder, port, nodes }: BalancerInput): Guarded {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, port, nodes));
  const command = findProgram('nginx');
  if (command === undefined) throw new Error('nginx is not installed.');
  return startGuarded({
    command,
    args: ['-p', folder, '-c', file, '-e', 'stderr'],
    signal: 'QUIT',
    cwd: folder,
  });
}

function configuration(folder: string, port: number, nodes: readonly number[]): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `  ${name}_temp_path ${folder}/${name};`)
    .join('\n');
  return `daemon off;
worker_processes 1;
error_log stderr warn;
pid ${folder}/nginx.pid;
events { worker_connections 16384; }
http {
  access_log off;
${temporary}
  # All requests of a table go to the same node, and those of no table to any.
  map $uri $table {
    ~^/api/tables/([a-z0-9]+) $1;
    default                   $request_id;
  }
  map $http_upgrade $connection_upgrade {
    default upgrade;
    ''      '';
  }
  upstream nodes {
    hash $table consistent;
${nodes.map((node) => `    server ${HOST}:${node} max_fails=1 fail_timeout=2s;`).join('\n')}
    keepalive 64;
  }
  server {
    listen ${HOST}:${port};
    client_max_body_size 64k;
    location / {
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 120s;
    }
  }
}
`;
}
