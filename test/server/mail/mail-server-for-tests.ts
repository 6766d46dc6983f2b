import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A mail server that speaks just enough to take a mail, and answers one step as a test wishes. */
export class MailServerForTests {
  readonly received: string[] = [];
  /** What it answers instead of agreeing, by verb: `RCPT`, `DATA` … */
  readonly answers = new Map<string, string>();
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((socket) => this.#serve(socket));
  }

  static async open(): Promise<MailServerForTests> {
    const opened = new MailServerForTests();
    await new Promise<void>((resolve) => opened.#server.listen(0, '127.0.0.1', resolve));
    return opened;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #serve(socket: Socket): void {
    this.#sockets.add(socket);
    let pending = '';
    let isInMail = false;
    socket.on('error', () => undefined);
    socket.write('220 mail.test ESMTP\r\n');
    socket.on('data', (chunk) => {
      pending += chunk.toString();
      for (;;) {
        const end = isInMail ? pending.indexOf('\r\n.\r\n') : pending.indexOf('\r\n');
        if (end < 0) return;
        const part = pending.slice(0, end);
        pending = pending.slice(end + (isInMail ? 5 : 2));
        if (isInMail) {
          this.received.push(part);
          isInMail = false;
          socket.write('250 taken\r\n');
          continue;
        }
        const verb = part.slice(0, 4).toUpperCase();
        const answer = this.answers.get(verb);
        isInMail = verb === 'DATA' && answer === undefined;
        socket.write(`${answer ?? (isInMail ? '354 go on' : '250 fine')}\r\n`);
      }
    });
  }
}
