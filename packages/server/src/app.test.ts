import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { listen } from './listen.ts';

const root = mkdtempSync(join(tmpdir(), 'picket-server-'));
const PAGE = '<!doctype html><title>Picket</title>';
const SCRIPT = 'console.log("picket")';
let app: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(root, 'assets'));
  mkdirSync(join(root, '.vite'));
  writeFileSync(join(root, 'index.html'), PAGE);
  writeFileSync(join(root, '.vite/manifest.json'), '{}');
  writeFileSync(join(root, 'sw.js'), SCRIPT);
  writeFileSync(join(root, 'manifest.webmanifest'), '{}');
  writeFileSync(join(root, 'assets/main-abc.js'), SCRIPT);
  writeFileSync(join(root, 'assets/main-abc.js.gz'), gzipSync(SCRIPT));
  app = await buildApp({ root });
});

afterAll(async () => {
  await app.close();
  rmSync(root, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('files', () => {
  test('the page is revalidated each time, hashed files never', async () => {
    const page = await get('/');
    expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
    const script = await get('/assets/main-abc.js');
    expect(script.body).toBe(SCRIPT);
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  test('the service worker and the manifest are revalidated, and have their types', async () => {
    const worker = await get('/sw.js');
    expect(worker.headers['content-type']).toContain('javascript');
    expect(worker.headers['cache-control']).toBe('no-cache');
    const manifest = await get('/manifest.webmanifest');
    expect(manifest.headers['content-type']).toContain('application/manifest+json');
    expect(manifest.headers['cache-control']).toBe('no-cache');
    expect(manifest.headers['content-security-policy']).toMatch(/worker-src 'self'.*manifest-src 'self'/);
  });

  test('are sent compressed to browsers that accept it', async () => {
    const script = await get('/assets/main-abc.js', { 'accept-encoding': 'gzip' });
    expect(script.headers['content-encoding']).toBe('gzip');
    expect(script.headers['content-type']).toContain('javascript');
    expect(script.headers['cache-control']).toContain('immutable');
    expect(gunzipSync(script.rawPayload).toString()).toBe(SCRIPT);
  });

  test('outside the folder, or hidden in it, are not served', async () => {
    for (const url of ['/.vite/manifest.json', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/x']) {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
    }
  });
});

describe('a missing path', () => {
  test('serves the client for a navigation', async () => {
    for (const headers of [{ accept: 'text/html,*/*' }, { 'sec-fetch-mode': 'navigate', accept: '*/*' }]) {
      const page = await get('/table/abc', headers);
      expect([page.statusCode, page.body, page.headers['cache-control']]).toEqual([200, PAGE, 'no-cache']);
    }
  });

  test('is 404 for other requests, and the reply contains no path', async () => {
    const asked: Record<string, string>[] = [
      { accept: '*/*' },
      { 'sec-fetch-mode': 'no-cors', accept: 'text/html' },
      {},
    ];
    for (const headers of asked) {
      const reply = await get('/assets/old-123.js', headers);
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toMatch(/old-123|\/|node|Error/);
    }
    expect(
      (await app.inject({ method: 'POST', url: '/', headers: { accept: 'text/html' } })).statusCode,
    ).toBe(404);
  });

  test('neither a malformed URL nor a bug reveals internals', async () => {
    const broken = await get('/%zz');
    expect(broken.statusCode).toBe(400);
    expect(broken.headers['x-content-type-options']).toBe('nosniff');
    const other = await buildApp({ root });
    other.get('/bug', () => {
      throw new Error(`secret in ${root}`);
    });
    const bug = await other.inject('/bug');
    await other.close();
    expect(bug.statusCode).toBe(500);
    for (const { body } of [broken, bug]) expect(body).not.toMatch(/secret|stack|picket-server|%zz/);
  });
});

test('every reply has the security headers', async () => {
  for (const reply of [await get('/'), await get('/assets/main-abc.js'), await get('/nothing')]) {
    const policy = String(reply.headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    expect(reply.headers['referrer-policy']).toBe('no-referrer');
    expect(reply.headers['x-powered-by']).toBeUndefined();
  }
});

test('a port in use is skipped', async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen({ port: 0, host: 'localhost' }, () => resolve((taken.address() as AddressInfo).port));
  });
  const other = await buildApp({ root });
  expect(await listen(other, port)).toBeGreaterThan(port);
  await other.close();
  taken.close();
});
