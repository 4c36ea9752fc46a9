import net from 'node:net';
import { performance } from 'node:perf_hooks';

const CONNECTIONS = 16;
const END_OF_HEAD = '\r\n\r\n';
const LAST_CHUNK = Buffer.from(`0${END_OF_HEAD}`);

type Load = {
  port: number;
  /** The path of the nth call. */
  path: (call: number) => string;
  ms: number;
};

/** Answers per second over connections that each ask for the next as soon as they have one. Fails on any but 200. */
export async function answersPerSecond({ port, path, ms }: Load): Promise<number> {
  const began = performance.now();
  let answers = 0;
  const isOver = () => performance.now() - began > ms;
  const next = () => {
    answers += 1;
    return path(answers);
  };

  await Promise.all(Array.from({ length: CONNECTIONS }, () => keepAsking(port, next, isOver)));
  return (answers - CONNECTIONS) / ((performance.now() - began) / 1000);
}

/** Sockets rather than http.request, which would cost more than what is measured. */
function keepAsking(port: number, next: () => string, isOver: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let missing = Number.NaN;
    let received: Buffer[] = [];
    const ask = () => {
      missing = Number.NaN;
      received = [];
      socket.write(
        `GET ${next()} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: identity\r\n\r\n`,
      );
    };

    socket.setNoDelay(true);
    socket.on('connect', ask);
    socket.on('error', reject);
    socket.on('data', (part) => {
      if (Number.isNaN(missing)) {
        received.push(part);
        const text = Buffer.concat(received);
        const head = text.indexOf(END_OF_HEAD);

        if (head < 0) return;
        const headers = text.subarray(0, head).toString('latin1');

        if (!headers.startsWith('HTTP/1.1 200')) return void socket.destroy(new Error(headers));
        const length = /content-length: (\d+)/i.exec(headers)?.[1];

        // Without a length the answer ends with an empty chunk.
        missing = length
          ? Number(length) - (text.length - head - END_OF_HEAD.length)
          : Number.POSITIVE_INFINITY;
      } else missing -= part.length;
      if (missing > 0 && !(missing === Infinity && part.subarray(-5).equals(LAST_CHUNK))) return;
      if (isOver()) {
        socket.end();
        resolve();
      } else ask();
    });
  });
}
