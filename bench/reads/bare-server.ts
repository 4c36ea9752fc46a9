/** What a read could cost at least: node:http, one prepared query, and the text as it lies in the table. */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const pool = new pg.Pool({ ...JSON.parse(process.argv[2] ?? '{}'), max: 10 });
const server = http.createServer((request, response) => void answer(request, response));

async function answer(request: http.IncomingMessage, response: http.ServerResponse) {
  const { rows } = await pool.query<{ body: string }>({
    name: 'read',
    text: 'SELECT body FROM bench_replies WHERE id = $1',
    values: [Number(request.url?.split('/').at(-1))],
  });

  response.writeHead(200, { 'Content-Type': 'application/json; charset=utf-8' });
  response.end(rows[0]?.body);
}

server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
